/** What is printed when the game is open: where, for whom, and how to end it. */
import { renderUnicodeCompact } from 'uqr';
import { COMMAND } from '../io/command-name.ts';

const WHITE_ON_BLACK = '\u001b[97;40m';
const PLAIN = '\u001b[0m';

export interface Welcome {
  /** The address on this machine. */
  readonly here: string;
  /** Addresses for other devices, the most likely first. */
  readonly elsewhere: readonly string[];
  /** Whether only the local network is answered. */
  readonly isLocal: boolean;
  readonly games: string;
  /** The port that was taken, if another one had to be found. */
  readonly takenPort?: number;
  /** Draw a code for the camera of a phone. */
  readonly hasCode: boolean;
}

export function welcome({ here, elsewhere, isLocal, games, takenPort, hasCode }: Welcome): string {
  const [first] = elsewhere;
  const paragraphs = [
    ...(takenPort === undefined ? [] : [`Another program uses port ${takenPort}, so this is another one.`]),
    ['Cartagena is open. Play in a browser:', '', `  on this machine   ${here}`, ...elsewhere.map(inNetwork)].join(
      '\n',
    ),
    ...(first !== undefined && hasCode
      ? [`${qrCode(first)}\n  A phone on the same Wi-Fi can join with its camera.`]
      : []),
    ...(isLocal ? [whoIsAnswered(first)] : []),
    `Games are stored in ${games}. Ctrl-C ends it.`,
  ];
  return `\n${paragraphs.join('\n\n')}\n\n`;
}

const inNetwork = (url: string, i: number): string => `  ${i === 0 ? 'in your network ' : '            or  '}  ${url}`;

function whoIsAnswered(first: string | undefined): string {
  if (first === undefined) return 'This machine is in no network, so nobody else can join.';
  return `Everybody in your network can join, nobody from outside. For this machine alone: ${COMMAND} --host 127.0.0.1`;
}

/** Dark on light in every terminal: cameras expect it so. The blocks are the light ones. */
function qrCode(url: string): string {
  const lines = renderUnicodeCompact(url, { border: 2 }).split('\n');
  return lines.map(line => `  ${WHITE_ON_BLACK}${line}${PLAIN}`).join('\n');
}
