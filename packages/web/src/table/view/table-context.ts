/** What all parts of a table share, so that nobody has to hand it on. */
import type { Rules } from '@cartagena/engine';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Setting } from '../../events/card-words.ts';
import type { Sitter } from '../../game/host.ts';
import type { Play } from '../choosing/play.ts';

interface AtTable {
  readonly play: Play;
  readonly rules: Rules;
  readonly setting: Setting;
  readonly sitters: readonly Sitter[];
}

export const TableContext = createContext<AtTable | undefined>(undefined);

/** Only for what is rendered inside a `TableScreen`. */
export const useTable = (): AtTable => useContext(TableContext)!;
