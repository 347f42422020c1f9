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
  'app.unofficial': 'Nieoficjalne wydanie fanów, z własnymi słowami i rysunkami.',
  'app.failed.title': 'Coś nie dopłynęło',
  'app.failed.text': 'Nie udało się wczytać części strony. Sprawdź połączenie i spróbuj jeszcze raz.',
  'app.failed.again': 'Spróbuj ponownie',
  'app.update': 'Jest nowa wersja gry.',
  'app.update.reload': 'Odśwież',
  'app.offline.ready': 'Cartagena działa teraz także bez połączenia.',

  // ui: parts of every page
  'ui.close': 'Zamknij',
  'ui.help': 'Co to jest „{about}”?',
  'ui.notices': 'Powiadomienia',
  'ui.skip': 'Do treści',
  'ui.tools': 'Język i ustawienia',

  // about
  'about.link': 'O grze, licencja, klawisze',
  'about.title': 'O tej grze',
  'about.game':
    'Piraci uciekają z twierdzy i ścigają się do szalupy. Zagrywasz karty, by biec naprzód, i cofasz się, by dobrać nowe. Grę wymyślił Leo Colovini, a tu jest cała jej rodzina w jednym miejscu.',
  'about.free': 'To wolne oprogramowanie na licencji MIT: używaj, badaj, zmieniaj i przekazuj dalej.',
  'about.unofficial':
    'To dzieło fanów. Słowa i rysunki są własne; nie ma ono związku z autorem ani z wydawcami gier planszowych. Jeśli gra ci się podoba, kup pudełko.',
  'about.private': 'Gry na tym urządzeniu zostają na tym urządzeniu. Niczego nie mierzymy i nikogo nie śledzimy.',
  'about.keys': 'Klawisze przy stole',
  'about.keys.cards': 'wybór karty',
  'about.keys.arrows': 'przejście między piratami, którzy mogą się ruszyć',
  'about.keys.enter': 'ruch',
  'about.keys.undo': 'cofnięcie ruchu',
  'about.keys.end': 'koniec tury',
  'about.keys.clear': 'odłożenie tego, co wybrane',
  'about.keys.all': 'lista wszystkich klawiszy',
  'about.install':
    'W większości przeglądarek grę można zainstalować z ich menu; uruchamia się wtedy jak każda aplikacja, także bez połączenia.',

  // settings
  'settings.title': 'Ustawienia',
  'settings.language': 'Język',
  'settings.theme': 'Wygląd',
  'settings.theme.auto': 'Jak urządzenie',
  'settings.theme.dark': 'Noc',
  'settings.theme.light': 'Dzień',
  'settings.pace': 'Ruchy innych',
  'settings.pace.slow': 'Wolno',
  'settings.pace.normal': 'Zwyczajnie',
  'settings.pace.fast': 'Szybko',
  'settings.pace.off': 'Od razu',
  'settings.sound': 'Dźwięki',
  'settings.numbers': 'Numery pól',
  'settings.confirm': 'Potwierdzanie końca tury',
  'settings.confirm.about': 'Ostatnia akcja czeka na „Koniec tury”, więc można ją jeszcze cofnąć.',
  'settings.name': 'Twoje imię',
  'settings.name.about': 'Tak widzą cię inni. Zostaje na tym urządzeniu, dopóki nie usiądziesz do stołu w sieci.',
  'settings.keys': 'Klawisze i o grze',

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
