/** What a seat may take back, as a function of the record. */
import type { GameEvent } from './events.ts';
import { type GameRecord, type LuckOptions, replay } from './record.ts';
import { isOver } from './turn.ts';

/** Events that show somebody something that was unknown. One's own card laid open by one's own choice is none of them. */
export function reveals(event: GameEvent): boolean {
  switch (event.type) {
    case 'drew':
      return event.from === 'stock';
    case 'row':
    case 'looked':
    case 'stole':
    case 'gave':
    case 'discarded':
    case 'opened':
    case 'token':
    case 'docked':
      return true;
    default:
      return false;
  }
}

interface Deed {
  readonly seat: number;
  readonly turn: number;
  final: boolean;
}

/**
 * How many of its last actions the seat may take back: its own of the current turn, back to the last one that revealed
 * something to anybody or asked another seat for a decision. A finished game takes nothing back.
 */
export function undoable(record: GameRecord, seat: number, options: LuckOptions = {}): number {
  const deeds: Deed[] = [];
  const played = replay(record, {
    ...options,
    before(game, _action, i) {
      const { actor, turns } = game.state;
      // Somebody else must answer the last action before the turn goes on.
      const last = deeds.at(-1);
      if (last && last.turn === turns && last.seat !== actor) last.final = true;
      deeds[i] = { seat: actor, turn: turns, final: false };
    },
    emit(event) {
      const deed = deeds.at(-1);
      if (deed && reveals(event)) deed.final = true;
    },
  });
  if (!played.ok || isOver(played.value.state)) return 0;
  const { turns, actor } = played.value.state;
  let count = 0;
  for (let i = deeds.length - 1; i >= 0; i--) {
    const { seat: by, turn, final } = deeds[i];
    const asksAnother = i === deeds.length - 1 && actor !== by;
    if (by !== seat || turn !== turns || final || asksAnother) break;
    count++;
  }
  return count;
}

/** The record without the last `count` actions of the seat; the same record if it may not take back so many. */
export function takeBack(record: GameRecord, seat: number, count: number, options: LuckOptions = {}): GameRecord {
  if (count > undoable(record, seat, options)) return record;
  return { ...record, actions: record.actions.slice(0, record.actions.length - count) };
}
