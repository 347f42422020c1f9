/** The players of a contest, started once and used for one game after the other. */
import { resolveRules } from '@cartagena/engine';
import { CONTEST_BOTS } from './contest-bots.ts';
import { playMatch } from './match.ts';
import { botPlayer, type ContestPlayer } from './player.ts';
import { startProgram } from './program.ts';
import type { Contest, Contestant, GameResult, ScheduledGame } from './task.ts';

export interface ContestPlayers {
  play(game: ScheduledGame): Promise<GameResult>;
  close(): Promise<void>;
}

/** Starts each contestant when it is first needed. A program in two seats is two processes, so that it cannot see both hands. */
export function startPlayers({ config, contestants }: Contest): ContestPlayers {
  const rules = resolveRules(config);
  const players = new Map<number, ContestPlayer>();
  const playerOf = (index: number): ContestPlayer => {
    const player = players.get(index) ?? startPlayer(contestants[index]);
    players.set(index, player);
    return player;
  };
  return {
    async play({ seats, seed, name }) {
      const { record: _, ...result } = await playMatch({ rules, seats: seats.map(playerOf), seed, name });
      return result;
    },
    async close() {
      await Promise.all(Array.from(players.values(), player => player.close()));
      players.clear();
    },
  };
}

function startPlayer({ name, command, iterations, timeoutMs }: Contestant): ContestPlayer {
  return command === undefined ? botPlayer(CONTEST_BOTS[name], iterations) : startProgram(name, command, { timeoutMs });
}
