import { BOTS } from '@cartagena/bots';
import {
  type Action,
  type Choices,
  type GameEvent,
  isOver,
  parseRecord,
  replay,
  resolveRules,
  seatsIn,
  setUp,
  turnsPlayed,
  unwrap,
} from '@cartagena/engine';
import { describe, expect, it } from 'vitest';
import { moduleStatsOf } from '../stats/module-stats.ts';
import { playMatch } from './match.ts';
import { botPlayer, type ContestPlayer } from './player.ts';

const rulesOf = (choices: Choices) => resolveRules(unwrap(setUp(choices)));
const randomPlayers = (seats: number) => Array.from({ length: seats }, () => botPlayer(BOTS.random));
const answers = (choose: ContestPlayer['choose']): ContestPlayer => ({ name: 'mate', choose, close() {} });

const ALL: Choices[] = [
  { edition: 'classic' },
  { edition: 'cartagena2', modules: ['assist', 'voyage', 'limit', 'flag'], seats: 3 },
  { edition: 'wielka', modules: ['retreat', 'assist', 'voyage', 'limit', 'empty', 'items'], seats: 4 },
  { edition: 'diaries', modules: ['retreat', 'captain', 'raft'], seats: 3 },
];

describe('a match', () => {
  it.each(ALL)('is a record that replays to the same end: %j', async choices => {
    const rules = rulesOf(choices);
    const result = await playMatch({ rules, seats: randomPlayers(rules.seats), seed: 'm', name: 'm/0' });
    const record = unwrap(parseRecord(JSON.parse(JSON.stringify(result.record))));
    const { state } = unwrap(replay(record));
    expect(isOver(state)).toBe(true);
    expect(result.winners).toEqual(seatsIn(state.winners));
    expect(result.turns).toBe(turnsPlayed(state));
    expect(result.milliseconds.flat()).toHaveLength(record.actions.length);
    expect(unwrap(replay(record, { until: 0 })).state.turn).toBe(result.firstSeat);
  });

  it('counts what the modules do', async () => {
    const rules = rulesOf(ALL[2]);
    const { moduleCounts, record } = await playMatch({ rules, seats: randomPlayers(4), seed: 'm', name: 'm' });
    const events: GameEvent[] = [];
    unwrap(replay(record, { emit: event => events.push(event) }));
    const done = (name: string) => {
      const at = moduleStatsOf(rules.config.modules).findIndex(stat => stat.name === name);
      return moduleCounts[at].reduce((sum, n) => sum + n, 0);
    };
    const typed = (type: string) => record.actions.filter(({ action }) => action.split(' ')[0] === type).length;
    expect(done('assists')).toBe(typed('assist'));
    expect(done('parrots')).toBe(typed('parrot') + typed('use-parrot'));
    expect(done('chests opened')).toBe(events.filter(event => event.type === 'opened').length);
    expect(done('sails') + done('free sails')).toBe(events.filter(event => event.type === 'sailed').length);
    expect(done('retreats')).toBeGreaterThan(0);
    expect(done('pistols')).toBeGreaterThan(0);
  });

  it('credits an action to the seat that made it', async () => {
    const rules = rulesOf({ edition: 'classic' });
    const { moduleCounts, record } = await playMatch({ rules, seats: randomPlayers(2), seed: 'm', name: 'm' });
    const retreats = [0, 1].map(
      seat => record.actions.filter(entry => entry.seat === seat && entry.action.startsWith('retreat')).length,
    );
    expect(moduleCounts).toEqual([retreats]);
  });
});

describe('a player that cannot play', () => {
  const rules = rulesOf({ edition: 'classic' });
  const play = (choose: ContestPlayer['choose']) =>
    playMatch({ rules, seats: [answers(choose), answers(choose)], seed: 'm', name: 'm/7' });

  it.each([
    [{ type: 'retreat', from: 'start' }, 'No space with one or two pirates lies behind'],
    [{ type: 'sail' }, 'There is no action "sail" in this game'],
    [undefined, 'An action must be an object'],
  ])('is named with what it answered: %j', async (answer, why) => {
    await expect(play(() => answer as Action)).rejects.toThrow(
      /^In game m\/7, decision 1, mate \(seat [AB]\) broke the rules with /,
    );
    await expect(play(() => answer as Action)).rejects.toThrow(why);
  });

  it('is named when it gives up', async () => {
    await expect(play(() => Promise.reject(new Error('it is seasick.')))).rejects.toThrow(
      /^In game m\/7, decision 1, mate \(seat [AB]\) could not go on: it is seasick\.$/,
    );
  });
});
