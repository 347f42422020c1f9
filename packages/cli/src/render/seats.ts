/** The names and colours of the seats in the terminal. */
import { styleText } from 'node:util';

export const SEAT_NAMES = ['Red', 'Blue', 'Yellow', 'Green', 'Purple'] as const;
const SEAT_STYLES = ['redBright', 'blueBright', 'yellowBright', 'greenBright', 'magentaBright'] as const;

/** Not in files and pipes, nor where the user has switched colour off. */
const hasColour = (): boolean =>
  process.env.NO_COLOR === undefined && (process.stdout.isTTY === true || process.env.FORCE_COLOR !== undefined);

export function paint(style: Parameters<typeof styleText>[0], text: string): string {
  return hasColour() ? styleText(style, text) : text;
}

export const paintSeat = (seat: number, text: string): string => paint([SEAT_STYLES[seat], 'bold'], text);
