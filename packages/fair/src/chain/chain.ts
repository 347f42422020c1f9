/**
 * A table's hash chain, entry by entry, with the rules that hold without knowing the cards: who may do what before the deal, that shares
 * are frozen before they are revealed, and that a takeback by consent has the consent of everybody. Clients follow it live; the
 * verifier follows it again after the game.
 */
import type { EntryAuthor, LinkEntry } from './chain-entry.ts';
import { commitToShare, nextHead } from './hashes.ts';

export interface ChainSeat {
  isBot: boolean;
  isTaken: boolean;
  /** The commitment to its share, and the share. */
  commitment: string | null;
  share: string | null;
  /** Why a bot stands in. */
  away: string | null;
}

interface TakebackRequest {
  readonly seat: number;
  readonly to: number;
  readonly agreed: readonly number[];
}

interface IdleClaim {
  readonly against: number;
  readonly agreed: readonly number[];
}

type EntryOf<K extends LinkEntry['kind']> = Extract<LinkEntry, { readonly kind: K }>;
/** Another table whose deal is played here. */
export interface MirroredDeal {
  readonly game: string;
  readonly commitment: string;
  readonly head: string;
  readonly shares: readonly string[];
}

/** Applies the entry, or says what is wrong with it. */
type Rule<K extends LinkEntry['kind']> = (chain: Chain, entry: EntryOf<K>) => string | undefined;

export class Chain {
  readonly game: string;
  /** The server's commitment; empty before the first entry. */
  commitment = '';
  /** The hash of the recorded configuration. */
  config = '';
  head = '';
  length = 0;
  phase: 'gathering' | 'dealing' | 'playing' | 'closed' = 'gathering';
  seats: ChainSeat[] = [];
  hasClock = false;
  /** The deal that this table repeats; null if it has one of its own. */
  mirrored: MirroredDeal | null = null;
  /** How often the table was frozen for the deal. */
  rounds = 0;
  /** The head at the last freeze; of a repeated deal, the other table's. */
  frozenHead = '';
  /** For each deal that was called off, the seats that did not reveal; and the length of the chain after the last of them. */
  restarts: (readonly number[])[] = [];
  restartedAt = 0;
  /** The seats of the actions that were not taken back. */
  actions: number[] = [];
  /** For each takeback by consent how many actions remained. */
  takebacks: number[] = [];
  request: TakebackRequest | null = null;
  /** Who says that a seat is idle. */
  claim: IdleClaim | null = null;
  /** How often a bot stood in for each seat. */
  standIns: number[] = [];

  constructor(game: string) {
    this.game = game;
  }

  /** Takes the next entry, or says which rule it breaks. After that, the chain cannot be continued. */
  take(entry: LinkEntry): string | undefined {
    const n = this.length + 1;
    if ((n === 1) !== (entry.kind === 'created'))
      return 'A chain begins with the opening of the table, and has only one.';
    const before = entry.kind === 'created' ? entry.commitment : this.head;
    const head = nextHead(before, n, entry);
    const broken = (RULES[entry.kind] as Rule<typeof entry.kind>)(this, entry);
    if (broken !== undefined) return broken;
    this.length = n;
    this.head = head;
    if (entry.kind === 'dealing') this.frozenHead = head;
    return undefined;
  }

  /** The seats that have committed to a share and not revealed it. */
  get awaited(): number[] {
    return this.seats.flatMap(({ commitment, share }, i) => (commitment !== null && share === null ? [i] : []));
  }

  /** What each seat contributed to the deal; empty if nothing. Of a repeated deal, the seats of the other table. */
  get shares(): readonly string[] {
    return this.mirrored?.shares ?? this.seats.map(({ share }) => share ?? '');
  }

  /** Seats of people who have not resigned. */
  get people(): number[] {
    return this.seats.flatMap(({ isBot, away }, i) => (!isBot && away !== 'resigned' ? [i] : []));
  }
}

const NOT_OPEN = 'The seats of a table change only before the deal.';
const NOT_PLAYING = 'This can happen only during the game.';
const NO_PERSON = 'There is nobody at this seat who could do this.';
const isReady = ({ phase, seats }: Chain): boolean => phase === 'gathering' && seats.every(({ isTaken }) => isTaken);
const isSame = (a: readonly unknown[], b: readonly unknown[]): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The seat of a person, if the entry is that person's own doing. */
const personAt = ({ seats }: Chain, { seat, by }: LinkEntry): ChainSeat | undefined => {
  const found = seat === null || by !== 'player' ? undefined : seats[seat];
  return found && !found.isBot && found.isTaken ? found : undefined;
};

/** The same during the game: nobody acts for a seat while a bot stands in for it. */
const playerAt = (chain: Chain, entry: LinkEntry): ChainSeat | undefined => {
  const found = personAt(chain, entry);
  return found?.away === null ? found : undefined;
};

/** Who must agree: all other people for whom no bot stands in, and at least one of them if there are other people. */
function isAgreed({ seats, people }: Chain, { seat: asker, agreed }: TakebackRequest): boolean {
  const isPresent = (seat: number) => seats[seat].away === null;
  const others = people.filter(seat => seat !== asker);
  return others.every(seat => !isPresent(seat) || agreed.includes(seat)) && (others.length === 0 || agreed.length > 1);
}

function maySendAway({ hasClock, claim, people, seats }: Chain, seat: number, by: EntryAuthor, why: string): boolean {
  if (why === 'time') return by === 'table' && hasClock;
  if (why !== 'idle') return by === 'player';
  const others = people.filter(one => one !== seat && seats[one].away === null);
  return by === 'table' && claim?.against === seat && others.every(one => claim.agreed.includes(one));
}

const RULES: { readonly [K in LinkEntry['kind']]: Rule<K> } = {
  created(chain, { commitment, config, seats, hasClock }) {
    chain.commitment = commitment;
    chain.config = config;
    chain.hasClock = hasClock;
    chain.seats = seats.map(by => ({
      isBot: by === 'bot',
      isTaken: by === 'bot',
      commitment: null,
      share: null,
      away: null,
    }));
    chain.standIns = seats.map(() => 0);
    return undefined;
  },
  mirrored(chain, { game, commitment, head, shares }) {
    if (chain.length !== 1) return 'A table repeats the deal of another one from its opening on.';
    if (game === chain.game || shares.length !== chain.seats.length) return 'This deal is not that of another table.';
    chain.mirrored = { game, commitment, head, shares };
    chain.frozenHead = head;
    return undefined;
  },
  sat(chain, { seat }) {
    const found = seat === null ? undefined : chain.seats[seat];
    if (chain.phase !== 'gathering' || !found || found.isBot) return NOT_OPEN;
    found.isTaken = true;
    return undefined;
  },
  left(chain, { seat }) {
    const found = seat === null ? undefined : chain.seats[seat];
    if (chain.phase !== 'gathering' || !found || found.isBot) return NOT_OPEN;
    Object.assign(found, { isTaken: false, commitment: null });
    return undefined;
  },
  removed(chain, { seat }) {
    const found = seat === null ? undefined : chain.seats[seat];
    if (chain.phase !== 'gathering' || !found || found.isBot) return NOT_OPEN;
    Object.assign(found, { isTaken: false, commitment: null });
    return undefined;
  },
  hired(chain, { seat }) {
    const found = seat === null ? undefined : chain.seats[seat];
    if (chain.phase !== 'gathering' || !found || found.isTaken) return NOT_OPEN;
    Object.assign(found, { isBot: true, isTaken: true });
    return undefined;
  },
  share(chain, entry) {
    const found = personAt(chain, entry);
    if (chain.phase !== 'gathering' || chain.mirrored) return 'A seat commits to its share before the deal.';
    if (!found) return NO_PERSON;
    found.commitment = entry.commitment;
    return undefined;
  },
  dealing(chain, { shares }) {
    if (!isReady(chain) || chain.mirrored) return NOT_OPEN;
    const committed = chain.seats.map(({ commitment }) => commitment);
    if (!isSame(shares, committed)) return 'The commitments that are frozen are not those that the seats made.';
    chain.phase = 'dealing';
    chain.rounds++;
    return undefined;
  },
  revealed(chain, { seat, share }) {
    const found = chain.phase !== 'dealing' || seat === null ? undefined : chain.seats[seat];
    if (!found || found.commitment === null || found.share !== null) return 'Nobody waits for this share.';
    if (commitToShare(chain.game, chain.commitment, share) !== found.commitment)
      return 'The share is not the one that the seat committed to.';
    found.share = share;
    return undefined;
  },
  restarted(chain, { awaited }) {
    if (chain.phase !== 'dealing') return 'There is no deal to call off.';
    if (awaited.length === 0 || !isSame(awaited, chain.awaited))
      return 'A deal is called off only for seats that did not reveal their shares.';
    for (const seat of chain.seats) Object.assign(seat, { commitment: null, share: null });
    chain.phase = 'gathering';
    chain.restarts.push(awaited);
    chain.restartedAt = chain.length + 1;
    return undefined;
  },
  started(chain) {
    const canDeal = chain.mirrored ? isReady(chain) : chain.phase === 'dealing' && chain.awaited.length === 0;
    if (!canDeal) return 'Cards are dealt only when all shares are revealed.';
    chain.phase = 'playing';
    return undefined;
  },
  acted(chain, entry) {
    const found = entry.seat === null ? undefined : chain.seats[entry.seat];
    if (chain.phase !== 'playing' || !found) return NOT_PLAYING;
    const isAllowed = entry.by === 'bot' ? found.isBot || found.away !== null : playerAt(chain, entry) !== undefined;
    if (!isAllowed)
      return entry.by === 'bot' ? 'A bot acts only for its own seat, or for a player who is away.' : NO_PERSON;
    chain.actions.push(entry.seat!);
    chain.request = null;
    chain.claim = null;
    return undefined;
  },
  undone(chain, entry) {
    const { to, byConsent, seat } = entry;
    if (chain.phase !== 'playing') return NOT_PLAYING;
    if (!playerAt(chain, entry)) return NO_PERSON;
    if (byConsent) {
      if (chain.request?.to !== to || !isAgreed(chain, chain.request)) return 'Not everybody agreed to this takeback.';
      chain.takebacks.push(to);
    } else if (to !== chain.actions.length - 1 || chain.actions.at(-1) !== seat)
      return 'Without consent, a seat takes back only its own last action.';
    chain.actions.length = to;
    chain.request = null;
    chain.claim = null;
    return undefined;
  },
  asked(chain, entry) {
    if (chain.phase !== 'playing' || entry.to >= chain.actions.length) return NOT_PLAYING;
    if (!playerAt(chain, entry)) return NO_PERSON;
    chain.request = { seat: entry.seat!, to: entry.to, agreed: [entry.seat!] };
    return undefined;
  },
  agreed(chain, entry) {
    const { request } = chain;
    if (chain.phase !== 'playing' || !playerAt(chain, entry)) return NO_PERSON;
    if (!request || request.agreed.includes(entry.seat!)) return 'There is no request that this seat could agree to.';
    chain.request = { ...request, agreed: [...request.agreed, entry.seat!] };
    return undefined;
  },
  refused(chain, entry) {
    if (chain.phase !== 'playing' || !playerAt(chain, entry)) return NO_PERSON;
    chain.request = null;
    return undefined;
  },
  claimed(chain, entry) {
    const { seat, against } = entry;
    if (chain.phase !== 'playing' || chain.hasClock || !personAt(chain, entry) || against === seat) return NO_PERSON;
    const agreed = chain.claim?.against === against ? chain.claim.agreed : [];
    chain.claim = { against, agreed: [...agreed, seat!] };
    return undefined;
  },
  away(chain, { seat, by, why }) {
    const found = seat === null ? undefined : chain.seats[seat];
    if (chain.phase !== 'playing' || !found || found.isBot) return NO_PERSON;
    if (!maySendAway(chain, seat!, by, why))
      return 'Only a clock, or a claim of all others, sends a player away; everything else is the player’s own doing.';
    if (chain.claim?.against === seat) chain.claim = null;
    found.away = why;
    chain.standIns[seat!]++;
    return undefined;
  },
  back(chain, entry) {
    const found = personAt(chain, entry);
    if (chain.phase !== 'playing' || !found || found.away === null || found.away === 'resigned') return NO_PERSON;
    found.away = null;
    return undefined;
  },
  closed(chain, { why, winners }) {
    if (chain.phase !== 'playing') return NOT_PLAYING;
    // Nobody came back for a long time: nobody has won.
    const isAbandoned = why === 'abandoned' && winners.length === 0;
    if (!isAbandoned && chain.people.length > 1) return 'A game with two or more people in it is not over.';
    chain.phase = 'closed';
    return undefined;
  },
};
