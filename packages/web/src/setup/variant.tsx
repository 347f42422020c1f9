/** The switch of one variant: what it is, what else it would change, and why. */
import type { ModuleId } from '@cartagena/engine';
import { type ChoiceChange, type TableChoice, withModule } from '../plan/table-choice.ts';
import { announce } from '../ui/announce.tsx';
import { Switch } from '../ui/switch.tsx';
import { moduleAbout, moduleName } from '../words/module-words.ts';
import { listed, say } from '../words/words.ts';
import style from './setup.module.css';

interface VariantProps {
  readonly table: TableChoice;
  readonly id: ModuleId;
  readonly onChange: (table: TableChoice) => void;
}

export function Variant({ table, id, onChange }: VariantProps) {
  const isOn = table.modules.includes(id);
  const change = withModule(table, id, !isOn);
  const more = inWords(table, change);
  const about = moduleAbout(id);
  return (
    <Switch
      label={moduleName(id)}
      isOn={isOn}
      onChange={() => {
        onChange(change.table);
        if (more) announce(more);
      }}
    >
      {about && <p>{about}</p>}
      {more && <p class={style.clash}>{isOn ? say('setup.if-off', { more }) : more}</p>}
    </Switch>
  );
}

/** What else a change brings, and why; empty: nothing. */
export function inWords(before: TableChoice, { switched, edition, supply, clashes }: ChoiceChange): string {
  const names = (areOn: boolean) => switched.filter(id => before.modules.includes(id) !== areOn).map(moduleName);
  const on = names(true);
  const off = names(false);
  return [
    ...clashes.map(clash => say(`setup.clash.${clash}`)),
    ...(on.length > 0 ? [say('setup.also.on', { what: listed(on) })] : []),
    ...(off.length > 0 ? [say('setup.also.off', { what: listed(off) })] : []),
    ...(supply === 'row' ? [say('setup.also.row')] : []),
    ...(edition ? [say('setup.also.deck', { edition: say(`edition.${edition}`) })] : []),
  ].join(' ');
}
