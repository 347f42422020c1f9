/** How seats are called and coloured in the terminal. */
import { styleText } from 'node:util';

export const SEAT_NAMES = ['Red', 'Blue', 'Yellow', 'Green', 'Purple'] as const;
const SEAT_STYLES = ['redBright', 'blueBright', 'yellowBright', 'greenBright', 'magentaBright'] as const;

/** Whether to use colour: not for files and pipes, nor where the user does not want it. */
const useColour = (): boolean =>
  process.env.NO_COLOR === undefined && (process.stdout.isTTY === true || process.env.FORCE_COLOR !== undefined);

export function paint(style: Parameters<typeof styleText>[0], text: string): string {
  return useColour() ? styleText(style, text) : text;
}

export const paintSeat = (seat: number, text: string): string => paint([SEAT_STYLES[seat], 'bold'], text);
