/** All keys, for those who asked. */
import { Dialog } from '../../ui/dialog.tsx';
import { say } from '../../words/words.ts';
import style from './keys-help.module.css';

const KEYS = [
  ['1 – 9', 'table.keys.digits'],
  ['← → ↑ ↓', 'table.keys.arrows'],
  ['Enter', 'table.keys.enter'],
  ['U', 'table.keys.u'],
  ['E', 'table.keys.e'],
  ['M', 'table.keys.m'],
  ['L', 'table.keys.l'],
  ['H', 'table.keys.h'],
  ['Esc', 'table.keys.escape'],
  ['?', 'table.keys.help'],
] as const;

export function KeysHelp({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title={say('table.keys.title')} onClose={onClose}>
      <KeyList />
    </Dialog>
  );
}

export function KeyList() {
  return (
    <dl class={style.keys}>
      {KEYS.map(([key, words]) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{say(words)}</dd>
        </div>
      ))}
    </dl>
  );
}
