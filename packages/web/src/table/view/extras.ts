import type { ComponentChildren } from 'preact';
import type { Sharing } from './sharing.tsx';

/** What a kind of game adds to the table. All of it may be left out. */
export interface TableExtras {
  /** Below the players: connection, clock, who watches. */
  readonly status?: ComponentChildren;
  /** On a seat's plate. */
  readonly plate?: (seat: number) => ComponentChildren;
  /** The way to another board of the same match. */
  readonly otherBoard?:
    | { readonly label: string; readonly isWaiting: boolean; readonly onOpen: () => void }
    | undefined;
  /** Below the log. */
  readonly side?: ComponentChildren;
  /** How much of it was not on the screen yet. */
  readonly unread?: number;
  readonly menu?: ComponentChildren;
  readonly over?: ComponentChildren;
  /** There is one thing to be done here: what, and in place of the turn what came of it. */
  readonly exercise?: {
    readonly title: string;
    readonly task: ComponentChildren;
    readonly outcome?: ComponentChildren;
  };
  /** People take turns at this screen. */
  readonly sharing?: Sharing;
  /** Whether one may ask for a hint: against bots, not against people. */
  readonly hasHints?: boolean;
  readonly onLeave?: (() => void) | undefined;
  readonly onRestart?: (() => void) | undefined;
  readonly onRematch?: (() => void) | undefined;
  readonly onNew?: (() => void) | undefined;
  readonly onSave?: (() => void) | undefined;
  readonly onReplay?: (() => void) | undefined;
  /** Lets a friend play the same deal. */
  readonly onChallenge?: (() => void) | undefined;
}
