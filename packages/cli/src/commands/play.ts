/** `cartagena play`: a game in the terminal, new or resumed. */
import { randomBytes } from 'node:crypto';
import { BOTS } from '@cartagena/bots';
import { newRecord } from '@cartagena/engine';
import type { Command } from 'commander';
import { fail } from '../io/fail.ts';
import { readGame } from '../io/record-file.ts';
import { addTableOptions, configFrom, type TableOptions } from '../options/table-options.ts';
import { DEFAULT_OPPONENT, PERSON, type Players, parsePlayers, seatPlayers } from '../play/players.ts';
import { ProcessTerminal } from '../play/terminal.ts';
import { TerminalGame } from '../play/terminal-game.ts';

interface PlayOptions extends TableOptions {
  readonly players?: Players;
  readonly seed?: string;
  readonly resume?: string;
  readonly save?: string;
}

export function addPlay(program: Command): void {
  const who = `${PERSON}, or a bot (${Object.keys(BOTS).join(', ')})`;
  addTableOptions(program.command('play'))
    .description('play in the terminal, people at this keyboard and bots together')
    .option('--players <list>', `who sits where: ${who}; otherwise you against ${DEFAULT_OPPONENT}`, parsePlayers)
    .option('--seed <text>', 'deal the cards of this seed')
    .option('--resume <file>', 'continue a saved game, with the same players unless you name others')
    .option('--save <file>', 'where the game is saved when it ends or you quit')
    .action(play);
}

async function play(options: PlayOptions): Promise<void> {
  const { players, resume, save } = options;
  if (resume !== undefined) {
    const { record, players: savedPlayers, chance } = readGame(resume);
    if (chance)
      return fail(`${resume} is a finished game with fair deals: it can be replayed and verified, not resumed.`);
    const seated = seatPlayers(record.config.seats, players, savedPlayers);
    await new TerminalGame(new ProcessTerminal(), record, seated, save ?? resume).run();
    return;
  }
  const config = configFrom({ ...options, ...(players ? { seats: players.length } : {}) });
  const record = newRecord(config, options.seed ?? randomBytes(8).toString('hex'));
  await new TerminalGame(new ProcessTerminal(), record, seatPlayers(config.seats, players), save).run();
}
