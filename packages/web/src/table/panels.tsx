/** The windows over the table, at most one at a time, and the question that a touch may raise. */
import type { Rules } from '@cartagena/engine';
import type { Signal } from '@preact/signals';
import type { Sitter } from '../game/host.ts';
import type { Told } from '../game/told.ts';
import { Dialog } from '../ui/dialog.tsx';
import { say } from '../words/words.ts';
import type { Setting } from './card-words.ts';
import type { TableExtras } from './extras.ts';
import { KeysHelp } from './keys-help.tsx';
import { LogPanel } from './log-panel.tsx';
import { Menu } from './menu.tsx';
import { MovesPanel } from './moves-panel.tsx';
import { Over } from './over.tsx';
import type { Play } from './play.ts';
import { Question } from './question.tsx';
import style from './table.module.css';

export type Panel = 'moves' | 'log' | 'keys' | 'menu' | 'over';

interface PanelsProps {
  readonly panel: Signal<Panel | undefined>;
  readonly play: Play;
  readonly rules: Rules;
  readonly setting: Setting;
  readonly sitters: readonly Sitter[];
  readonly told: readonly Told[];
  readonly extras: TableExtras;
}

export function Panels({ panel, play, rules, setting, sitters, told, extras }: PanelsProps) {
  const close = () => {
    panel.value = undefined;
  };
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
            <LogPanel told={told} viewer={view.viewer} setting={setting} sitters={sitters} />
            {extras.side}
          </div>
        </Dialog>
      );
    case 'menu':
      return (
        <Menu
          rules={rules}
          onClose={close}
          onKeys={() => {
            panel.value = 'keys';
          }}
          {...extras}
        >
          {extras.menu}
        </Menu>
      );
    case 'over': {
      const events = told.flatMap(({ events }) => events);
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
