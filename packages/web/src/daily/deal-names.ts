/** A shared deal in names: who plays, and what. */
import type { GameConfig } from '@cartagena/engine';
import { COLOURS } from '@cartagena/protocol';
import type { SharedDeal } from '@cartagena/study/deals';
import { settings } from '../base/settings.ts';
import { distinctNames } from '../game/distinct-names.ts';
import type { LocalPlayer } from '../game/local-host.ts';
import { botName } from '../game/opponent-words.ts';
import { tableOf, versionOf } from '../plan/table-choice.ts';
import { listed, say } from '../words/words.ts';

/** `person`: who sits in the person's seat; left out: whoever is at this screen. */
export function playersOf({ opponents }: SharedDeal, person?: string): LocalPlayer[] {
  const you = person ?? (settings.name.value.trim() || say('setup.seat.you'));
  const names = distinctNames(opponents.map(one => (one ? botName(one.bot) : you)));
  return opponents.map((one, seat) => ({
    name: names[seat],
    colour: COLOURS[seat],
    bot: one?.bot ?? null,
    ...(one ? { iterations: one.iterations } : {}),
  }));
}

/** Such as "Corvo", or "Bosko and Barba". */
export const opponentsOf = (deal: SharedDeal): string =>
  listed(
    playersOf(deal)
      .filter(({ bot }) => bot !== null)
      .map(({ name }) => name),
  );

/** What is played: the box, and the game in it if that has a name. */
export function tableName(config: GameConfig): string {
  const { luck: _, revision: __, seats: ___, ...table } = config;
  const version = versionOf(tableOf(table));
  const box = say(`edition.${config.edition}`);
  return version === undefined || version === config.edition ? box : `${box} · ${say(`version.${version}`)}`;
}
