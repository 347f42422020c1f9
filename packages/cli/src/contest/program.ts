import type { Player } from './player.ts';

export function startProgram(name: string, command: string, options: { milliseconds: number }): Player {
  throw new Error(`${name} (${command}, ${options.milliseconds} ms): programs cannot play yet.`);
}
