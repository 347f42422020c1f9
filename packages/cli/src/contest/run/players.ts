/** The players of a contest, at their places, ready for one game after the other. */
import { BOTS } from '@cartagena/bots';
import { resolveRules } from '@cartagena/engine';
import { playMatch } from './match.ts';
import { botPlayer, type Player } from './player.ts';
import { startProgram } from './program.ts';
import type { Contest, Entry, GameResult, Task } from './task.ts';

export interface Crew {
  play(task: Task): Promise<GameResult>;
  close(): Promise<void>;
}

/** Each entry is one player, started when it is first needed: a program in two seats is two processes, and cannot peek. */
export function gatherCrew({ config, entries }: Contest): Crew {
  const rules = resolveRules(config);
  const players = new Map<number, Player>();
  const seat = (number: number): Player => {
    const player = players.get(number) ?? startPlayer(entries[number]);
    players.set(number, player);
    return player;
  };
  return {
    async play({ seats, seed, game }) {
      const { record: _, ...result } = await playMatch({ rules, seats: seats.map(seat), seed, game });
      return result;
    },
    async close() {
      await Promise.all(Array.from(players.values(), player => player.close()));
      players.clear();
    },
  };
}

function startPlayer({ name, command, iterations, milliseconds }: Entry): Player {
  return command === undefined ? botPlayer(BOTS[name], iterations) : startProgram(name, command, { milliseconds });
}
