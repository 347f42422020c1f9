/** English. A card or icon has two forms: its name, and as the object of a sentence ("plays a key"). */
export const EN = {
  // app: the frame of every page
  'app.title': 'Cartagena',
  'app.motto': 'Get your pirates out before the others do.',
  'app.loading': 'One moment …',
  'app.lost.title': 'Nothing here but fog',
  'app.lost.text': 'This page does not exist. The link may be broken or old.',
  'app.lost.home': 'To the start',
  'app.unofficial': 'An unofficial fan edition with its own words and art.',
  'app.failed.title': 'That did not arrive',
  'app.failed.text': 'A part of the page could not be loaded. Check your connection, then try again.',
  'app.failed.again': 'Try again',
  'app.update': 'A new version is ready.',
  'app.update.reload': 'Reload',
  'app.offline.ready': 'Cartagena now also works without a connection.',

  // ui: parts of every page
  'ui.close': 'Close',
  'ui.help': 'What is “{about}”?',
  'ui.notices': 'Notices',
  'ui.skip': 'To the content',
  'ui.tools': 'Language and settings',

  // about
  'about.link': 'About, licence, keys',
  'about.title': 'About this game',
  'about.game':
    'Pirates break out of a fortress and race to their sloop. You play cards to run ahead, and step back to draw new ones. Leo Colovini invented it; this is the whole family in one place.',
  'about.free': 'This edition is free software under the MIT licence: use it, study it, change it, pass it on.',
  'about.unofficial':
    'It is the work of fans. Its words and pictures are its own, and it is not connected with the author or the publishers of the board games. If you like it, buy the box.',
  'about.private': 'Games on this device stay on this device. Nothing is measured, nobody is followed.',
  'about.keys': 'Keys at the table',
  'about.keys.cards': 'choose a card',
  'about.keys.arrows': 'walk among the pirates that can move',
  'about.keys.enter': 'move',
  'about.keys.undo': 'take back',
  'about.keys.end': 'end the turn',
  'about.keys.clear': 'let go of what was chosen',
  'about.keys.all': 'show all keys',
  'about.install':
    'In most browsers you can install it from their menu; then it starts like any app, and without a connection too.',

  // settings
  'settings.title': 'Settings',
  'settings.language': 'Language',
  'settings.theme': 'Look',
  'settings.theme.auto': 'As the device',
  'settings.theme.dark': 'Night',
  'settings.theme.light': 'Day',
  'settings.pace': 'Moves of the others',
  'settings.pace.slow': 'Slow',
  'settings.pace.normal': 'Normal',
  'settings.pace.fast': 'Fast',
  'settings.pace.off': 'At once',
  'settings.sound': 'Sounds',
  'settings.numbers': 'Numbers on the spaces',
  'settings.confirm': 'Confirm the end of a turn',
  'settings.confirm.about': 'The last action waits for “End turn”, so you can still take it back.',
  'settings.name': 'Your name',
  'settings.name.about': 'What the others see. It stays on this device until you join a table.',
  'settings.keys': 'Keys and about',

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
