/** The windows over the table, at most one at a time, and the question that a touch may raise. */
import type { Rules } from '@cartagena/engine';
import type { Signal } from '@preact/signals';
import { set } from '../../base/set.ts';
import type { Setting } from '../../events/card-words.ts';
import type { LogEntry } from '../../events/log-entry.ts';
import type { Sitter } from '../../game/host.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { lazy } from '../../ui/lazy.tsx';
import { say } from '../../words/words.ts';
import type { Play } from '../choosing/play.ts';
import type { TableExtras } from './extras.ts';
import { LogPanel } from './log-panel.tsx';
import { MovesPanel } from './moves-panel.tsx';
import { Question } from './question.tsx';
import style from './table.module.css';

// What nobody needs for the first move is loaded when it is opened.
const KeysHelp = lazy(async () => (await import('./keys-help.tsx')).KeysHelp);
const Menu = lazy(async () => (await import('./menu.tsx')).Menu);
const Over = lazy(async () => (await import('./over.tsx')).Over);

export type Panel = 'moves' | 'log' | 'keys' | 'menu' | 'over';

interface PanelsProps {
  readonly panel: Signal<Panel | undefined>;
  readonly play: Play;
  readonly rules: Rules;
  readonly setting: Setting;
  readonly sitters: readonly Sitter[];
  readonly log: readonly LogEntry[];
  readonly extras: TableExtras;
}

export function Panels({ panel, play, rules, setting, sitters, log, extras }: PanelsProps) {
  const close = () => set(panel, undefined);
  const { view } = play.moment.value;
  switch (panel.value) {
    case 'moves':
      return <MovesPanel play={play} setting={setting} onClose={close} />;
    case 'keys':
      return <KeysHelp onClose={close} />;
    case 'log':
      return (
        <Dialog title={say('table.log')} onClose={close}>
          <div class={style.logAndTalk}>
            <LogPanel entries={log} viewer={view.viewer} setting={setting} sitters={sitters} />
            {extras.side}
          </div>
        </Dialog>
      );
    case 'menu':
      return (
        <Menu rules={rules} onClose={close} onKeys={() => set(panel, 'keys')} {...extras}>
          {extras.menu}
        </Menu>
      );
    case 'over': {
      const events = log.flatMap(({ events }) => events);
      return (
        <Over rules={rules} view={view} sitters={sitters} events={events} onClose={close} {...extras}>
          {extras.over}
        </Over>
      );
    }
    default:
      return <Question play={play} setting={setting} />;
  }
}
