/** Our own server as the generator sees it. */
import { OurClient, openOurGame } from './our-client.ts';
import { openPlace } from './place.ts';
import { traffic } from './raw-http.ts';
import type { Subject } from './subject.ts';

export const ourServer: Subject = {
  name: 'ours',
  start: openPlace,
  meet: port => OurClient.meet(port),
  stranger: port => new OurClient(port, ''),
  openGame: (clients, seating) => openOurGame(clients as readonly OurClient[], seating),
  traffic,
};
