/** Everything about the table that is no move. */
import { set } from '../../base/set.ts';
import { openSettings, PACES, settings } from '../../base/settings.ts';
import { rulesPath } from '../../plan/rules-address.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { say } from '../../words/words.ts';
import type { TableExtras } from './extras.ts';
import style from './menu.module.css';
import { useTable } from './table-context.ts';

interface MenuProps {
  readonly onClose: () => void;
  readonly onKeys: () => void;
  readonly extras: TableExtras;
}

export function Menu({ onClose, onKeys, extras }: MenuProps) {
  const { rules } = useTable();
  const { onLeave, onRestart, onSave, onReplay } = extras;
  const then = (work: () => void) => () => {
    onClose();
    work();
  };
  const pace = settings.pace.value;
  return (
    <Dialog title={say('table.menu')} onClose={onClose}>
      <div class={style.menu}>
        <Button onClick={then(openSettings)}>{say('settings.title')}</Button>
        <Button onClick={() => set(settings.pace, PACES[(PACES.indexOf(pace) + 1) % PACES.length])}>
          {say('table.pace', { pace: say(`table.pace.${pace}`) })}
        </Button>
        <Button onClick={then(onKeys)}>{say('table.keys.title')}</Button>
        <ButtonLink href={rulesPath(rules.config)}>{say('table.menu.rules')}</ButtonLink>
        {onSave && <Button onClick={then(onSave)}>{say('replay.download')}</Button>}
        {onReplay && <Button onClick={then(onReplay)}>{say('replay.title')}</Button>}
        {extras.menu}
        {onRestart && <Button onClick={then(onRestart)}>{say('table.menu.restart')}</Button>}
        {onLeave && (
          <Button kind="danger" onClick={then(onLeave)}>
            {say('table.menu.leave')}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
