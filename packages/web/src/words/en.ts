/** English. A card or icon has two forms: its name, and as the object of a sentence ("plays a key"). */
export const EN = {
  // app: the frame of every page
  'app.title': 'Cartagena',
  'app.motto': 'Get your pirates out before the others do.',
  'app.loading': 'One moment …',
  'app.lost.title': 'Nothing here but fog',
  'app.lost.text': 'This page does not exist. The link may be broken or old.',
  'app.lost.home': 'To the start',

  // settings

  // home

  // setup: choosing a game

  // editions and variants
  'edition.classic': 'Cartagena',
  'edition.cartagena2': 'Cartagena II',
  'edition.wielka': 'The Great Escape',
  'edition.diaries': 'Escape Diaries',
  'module.retreat': 'Stepping back',
  'module.assist': 'Helping others on',
  'module.voyage': 'The voyage',
  'module.limit': 'Seven cards at most',
  'module.empty': 'Empty hands',
  'module.items': 'Pirate tricks',
  'module.captain': 'Follow the captain',
  'module.raft': 'Risky rafts',
  'module.flag': 'Jolly Roger',

  // bots
  'bot.random': 'Drifter',
  'bot.greedy': 'Hothead',
  'bot.deckhand': 'Deckhand',
  'bot.sailor': 'Sailor',
  'bot.corsair': 'Corsair',
  'bot.legend': 'Legend',

  // colours
  'colour.red': 'Red',
  'colour.blue': 'Blue',
  'colour.yellow': 'Yellow',
  'colour.green': 'Green',
  'colour.purple': 'Purple',

  // icons
  'icon.skull': 'skull',
  'icon.dagger': 'dagger',
  'icon.key': 'key',
  'icon.bottle': 'bottle',
  'icon.pistol': 'pistol',
  'icon.hat': 'hat',
  'icon.parrot': 'parrot',
  'icon.chest': 'chest',
  'icon.telescope': 'telescope',
  'icon.ducats': 'ducats',
  'icon.map': 'map',
  'icon.cannon': 'cannon',
  'icon.compass': 'compass',
  'icon.sabre': 'sabre',
  'icon.hook': 'hook',
  'icon.bomb': 'bomb',
  'icon.skull.object': 'a skull',
  'icon.dagger.object': 'a dagger',
  'icon.key.object': 'a key',
  'icon.bottle.object': 'a bottle',
  'icon.pistol.object': 'a pistol',
  'icon.hat.object': 'a hat',
  'icon.parrot.object': 'a parrot',
  'icon.chest.object': 'a chest',
  'icon.telescope.object': 'a telescope',
  'icon.ducats.object': 'ducats',
  'icon.map.object': 'a map',
  'icon.cannon.object': 'a cannon',
  'icon.compass.object': 'a compass',
  'icon.sabre.object': 'a sabre',
  'icon.hook.object': 'a hook',
  'icon.bomb.object': 'a bomb',

  // board: places and pieces

  // table: the turn, the hand, decisions

  // log: what happened, why not

  // over: the end of a game

  // online

  // errors
} as const;
