import type { Catalogue } from './words.ts';

/** Polish. The second form of a card or icon is the accusative ("zagrywa butelkę"). */
export const PL: Catalogue = {
  // app: the frame of every page
  'app.title': 'Cartagena',
  'app.motto': 'Wyprowadź swoich piratów, zanim zrobią to inni.',
  'app.loading': 'Chwileczkę…',
  'app.lost.title': 'Tu jest tylko mgła',
  'app.lost.text': 'Nie ma takiej strony. Odnośnik może być stary albo uszkodzony.',
  'app.lost.home': 'Na początek',

  // settings

  // home

  // setup: choosing a game

  // editions and variants
  'edition.classic': 'Cartagena',
  'edition.cartagena2': 'Cartagena II',
  'edition.wielka': 'Wielka ucieczka',
  'edition.diaries': 'Dzienniki ucieczki',
  'module.retreat': 'Cofanie',
  'module.assist': 'Pomaganie innym',
  'module.voyage': 'Rejs',
  'module.limit': 'Najwyżej siedem kart',
  'module.empty': 'Puste ręce',
  'module.items': 'Pirackie sztuczki',
  'module.captain': 'Za kapitanem',
  'module.raft': 'Ryzykowne tratwy',
  'module.flag': 'Wesoły Roger',

  // bots
  'bot.random': 'Dryfujący',
  'bot.greedy': 'W gorącej wodzie kąpany',
  'bot.deckhand': 'Majtek',
  'bot.sailor': 'Marynarz',
  'bot.corsair': 'Korsarz',
  'bot.legend': 'Legenda',

  // colours
  'colour.red': 'Czerwony',
  'colour.blue': 'Niebieski',
  'colour.yellow': 'Żółty',
  'colour.green': 'Zielony',
  'colour.purple': 'Fioletowy',

  // icons
  'icon.skull': 'czaszka',
  'icon.dagger': 'sztylet',
  'icon.key': 'klucz',
  'icon.bottle': 'butelka',
  'icon.pistol': 'pistolet',
  'icon.hat': 'kapelusz',
  'icon.parrot': 'papuga',
  'icon.chest': 'skrzynia',
  'icon.telescope': 'luneta',
  'icon.ducats': 'dukaty',
  'icon.map': 'mapa',
  'icon.cannon': 'armata',
  'icon.compass': 'kompas',
  'icon.sabre': 'szabla',
  'icon.hook': 'hak',
  'icon.bomb': 'bomba',
  'icon.skull.object': 'czaszkę',
  'icon.dagger.object': 'sztylet',
  'icon.key.object': 'klucz',
  'icon.bottle.object': 'butelkę',
  'icon.pistol.object': 'pistolet',
  'icon.hat.object': 'kapelusz',
  'icon.parrot.object': 'papugę',
  'icon.chest.object': 'skrzynię',
  'icon.telescope.object': 'lunetę',
  'icon.ducats.object': 'dukaty',
  'icon.map.object': 'mapę',
  'icon.cannon.object': 'armatę',
  'icon.compass.object': 'kompas',
  'icon.sabre.object': 'szablę',
  'icon.hook.object': 'hak',
  'icon.bomb.object': 'bombę',

  // board: places and pieces

  // table: the turn, the hand, decisions

  // log: what happened, why not

  // over: the end of a game

  // online

  // errors
};
