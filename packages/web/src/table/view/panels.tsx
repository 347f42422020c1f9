/** The windows over the table, at most one at a time, and the question that a touch may raise. */
import type { Signal } from '@preact/signals';
import { set } from '../../base/set.ts';
import type { LogEntry } from '../../events/log-entry.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { lazy } from '../../ui/lazy.tsx';
import { say } from '../../words/words.ts';
import type { TableExtras } from './extras.ts';
import { LogPanel } from './log-panel.tsx';
import { MovesPanel, Question } from './option-list.tsx';
import style from './table.module.css';
import { useTable } from './table-context.ts';

// What nobody needs for the first move is loaded when it is opened.
const KeysHelp = lazy(async () => (await import('./keys-help.tsx')).KeysHelp);
const Menu = lazy(async () => (await import('./menu.tsx')).Menu);
const Over = lazy(async () => (await import('./over.tsx')).Over);

export type Panel = 'moves' | 'log' | 'keys' | 'menu' | 'over';

interface PanelsProps {
  readonly panel: Signal<Panel | undefined>;
  readonly log: readonly LogEntry[];
  readonly extras: TableExtras;
}

export function Panels({ panel, log, extras }: PanelsProps) {
  const close = () => set(panel, undefined);
  switch (panel.value) {
    case 'moves':
      return <MovesPanel onClose={close} />;
    case 'keys':
      return <KeysHelp onClose={close} />;
    case 'log':
      return (
        <Dialog title={say('table.log')} onClose={close}>
          <div class={style.logAndTalk}>
            <TableLog log={log} />
            {extras.side}
          </div>
        </Dialog>
      );
    case 'menu':
      return <Menu onClose={close} onKeys={() => set(panel, 'keys')} extras={extras} />;
    case 'over':
      return <Over events={log.flatMap(({ events }) => events)} onClose={close} extras={extras} />;
    default:
      return <Question />;
  }
}

export function TableLog({ log }: { readonly log: readonly LogEntry[] }) {
  const { play, setting, sitters } = useTable();
  return <LogPanel entries={log} viewer={play.moment.value.view.viewer} setting={setting} sitters={sitters} />;
}
