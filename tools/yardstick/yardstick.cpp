// Random games of the classic rules (Jamaica), written for this one rule set and nothing else: no configuration, no modules,
// no events, no records. The benchmark compares the engine's speed with it. See README.md in this folder.
//
// Each decision picks one of the distinct legal actions with equal probability: a play is an icon and the space that the pirate
// leaves, a retreat is the space that it leaves, and ending the turn is an action too once another one has been made.
#include <array>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <utility>

namespace {

constexpr int ICONS = 6, SEGMENTS = 6, PIRATES = 6, FIRST_HAND = 6, ACTIONS_PER_TURN = 3, MAX_SEATS = 5;
constexpr int COPIES_OF_A_CARD = 17, DECK = ICONS * COPIES_OF_A_CARD;
constexpr int START = 0, GOAL = ICONS * SEGMENTS + 1, PLACES = GOAL + 1;
constexpr int MOST_ACTIONS = PIRATES * (ICONS + 1) + 1;
constexpr int ENDLESS = 20000;

class Random {
  std::uint64_t state;

 public:
  explicit Random(std::uint64_t seed) : state(seed) {}

  /// A whole number from 0 to n - 1, by a 64-bit xorshift generator.
  std::uint32_t below(std::uint32_t n) {
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    return static_cast<std::uint32_t>(((state >> 32) * n) >> 32);
  }

  void shuffle(std::uint8_t* items, int count) {
    for (int last = count - 1; last > 0; last--) std::swap(items[last], items[below(last + 1)]);
  }
};

enum class Type : std::uint8_t { play, retreat, endTurn };

struct Action {
  Type type;
  std::uint8_t icon, from, to;
};

struct Player {
  std::array<std::uint8_t, PLACES> pirates{};
  std::array<std::uint8_t, ICONS> hand{};
};

class Game {
  Random& random;
  const int seats;
  std::array<std::uint8_t, PLACES> icon{}, occupants{};
  std::array<Player, MAX_SEATS> players{};
  std::array<std::uint8_t, DECK> stock{}, discards{};
  int stockCount = DECK, discardCount = 0;

 public:
  std::uint64_t actions = 0, turns = 0;
  bool isFinished = false;

  Game(Random& source, int seatCount) : random(source), seats(seatCount) {
    for (int segment = 0; segment < SEGMENTS; segment++) {
      std::uint8_t* first = &icon[1 + segment * ICONS];
      for (int i = 0; i < ICONS; i++) first[i] = i;
      random.shuffle(first, ICONS);
    }
    for (int card = 0; card < DECK; card++) stock[card] = card % ICONS;
    random.shuffle(stock.data(), DECK);
    for (int seat = 0; seat < seats; seat++) {
      players[seat].pirates[START] = PIRATES;
      for (int card = 0; card < FIRST_HAND; card++) draw(players[seat]);
    }
  }

  void play() {
    std::array<Action, MOST_ACTIONS> legal;
    int seat = 0, made = 0;
    while (actions < ENDLESS) {
      Player& player = players[seat];
      int count = list(player, legal.data());
      bool endsTurn = false;
      actions++;
      if (count == 0 && made == 0) {  // stuck: draw a card, and the turn is over
        draw(player);
        endsTurn = true;
      } else {
        if (made > 0) legal[count++] = {Type::endTurn, 0, 0, 0};
        const Action action = legal[random.below(count)];
        if (action.type == Type::endTurn) endsTurn = true;
        else {
          apply(player, action);
          if (player.pirates[GOAL] == PIRATES) {
            isFinished = true;
            return;
          }
          endsTurn = ++made == ACTIONS_PER_TURN;
        }
      }
      if (endsTurn) {
        made = 0;
        turns++;
        if (++seat == seats) seat = 0;
      }
    }
  }

 private:
  void draw(Player& player) {
    if (stockCount == 0) {
      std::swap(stock, discards);
      stockCount = discardCount;
      discardCount = 0;
      random.shuffle(stock.data(), stockCount);
    }
    if (stockCount > 0) player.hand[stock[--stockCount]]++;
  }

  /// Writes plays and retreats into the list, and returns how many there are.
  int list(const Player& player, Action* legal) const {
    int count = 0, held = 0;
    std::array<std::uint8_t, ICONS> cards;
    for (int card = 0; card < ICONS; card++) {
      cards[held] = card;
      held += player.hand[card] > 0;
    }
    // From the goal backwards: where a card of each icon leads from the places seen so far.
    std::array<std::uint8_t, ICONS> target;
    target.fill(GOAL);
    for (int place = GOAL - 1; place >= START; place--) {
      if (player.pirates[place] > 0)
        for (int i = 0; i < held; i++)
          legal[count++] = {Type::play, cards[i], static_cast<std::uint8_t>(place), target[cards[i]]};
      if (place > START && occupants[place] == 0) target[icon[place]] = place;
    }
    // From the start forwards: the nearest space behind with one or two pirates.
    int joinable = START;
    for (int place = 1; place <= GOAL; place++) {
      if (player.pirates[place] > 0 && joinable != START)
        legal[count++] = {Type::retreat, 0, static_cast<std::uint8_t>(place), static_cast<std::uint8_t>(joinable)};
      if (place < GOAL && (occupants[place] == 1 || occupants[place] == 2)) joinable = place;
    }
    return count;
  }

  void apply(Player& player, const Action& action) {
    int cards = 0;
    if (action.type == Type::play) {
      player.hand[action.icon]--;
      discards[discardCount++] = action.icon;
    } else {
      cards = occupants[action.to];
    }
    player.pirates[action.from]--;
    if (action.from != START && action.from != GOAL) occupants[action.from]--;
    player.pirates[action.to]++;
    if (action.to != GOAL) occupants[action.to]++;
    while (cards-- > 0) draw(player);
  }
};

}  // namespace

int main(int argc, char** argv) {
  const int seats = argc > 1 ? std::atoi(argv[1]) : 2;
  const int games = argc > 2 ? std::atoi(argv[2]) : 20000;
  if (seats < 2 || seats > MAX_SEATS || games < 1) {
    std::fprintf(stderr, "Usage: yardstick [SEATS, 2 to %d] [GAMES]\n", MAX_SEATS);
    return 1;
  }
  Random random(0x9e3779b97f4a7c15u);
  std::uint64_t actions = 0, turns = 0;
  int unfinished = 0;
  const auto begin = std::chrono::steady_clock::now();
  for (int i = 0; i < games; i++) {
    Game game(random, seats);
    game.play();
    actions += game.actions;
    turns += game.turns;
    unfinished += !game.isFinished;
  }
  const std::chrono::duration<double> elapsed = std::chrono::steady_clock::now() - begin;
  std::printf(
      "{\"seats\":%d,\"games\":%d,\"unfinished\":%d,\"actionsPerGame\":%.1f,\"turnsPerGame\":%.1f,\"actionsPerSecond\":%.0f}\n",
      seats, games, unfinished, double(actions) / games, double(turns) / games, actions / elapsed.count());
}
