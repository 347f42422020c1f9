/** Which box, which game in it, which variants, how long. */
import { EDITION, EDITIONS, type EditionId, MODULES, type ModuleId } from '@cartagena/engine';
import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { EditionPicture } from '../art/edition-picture.tsx';
import { set } from '../base/set.ts';
import {
  lengthsOf,
  spacesOf,
  type TableChoice,
  tableFor,
  type Version,
  versionOf,
  versionsOf,
  withField,
} from '../plan/table-choice.ts';
import { Choice } from '../ui/choice.tsx';
import { RadioCard } from '../ui/radio-card.tsx';
import { Section } from '../ui/section.tsx';
import { say } from '../words/words.ts';
import style from './setup.module.css';
import { Variant } from './variant.tsx';

interface TableProps {
  readonly table: TableChoice;
  readonly onChange: (table: TableChoice) => void;
}

export function GameChoice({ table, onChange }: TableProps) {
  return (
    <Section title={say('setup.game')} class={style.section}>
      <Boxes table={table} onChange={onChange} />
      <Versions table={table} onChange={onChange} />
      <Length table={table} onChange={onChange} />
      <Variants table={table} onChange={onChange} />
    </Section>
  );
}

function Boxes({ table, onChange }: TableProps) {
  const group = useId();
  return (
    <fieldset class={style.boxes}>
      <legend class="visually-hidden">{say('setup.game')}</legend>
      {EDITIONS.map(edition => (
        <RadioCard
          key={edition}
          class={style.box}
          name={group}
          checked={edition === table.edition}
          aria-labelledby={`${group}-${edition}`}
          aria-describedby={`${group}-${edition}-about`}
          onChoose={() => onChange(tableFor(edition))}
        >
          <EditionPicture edition={edition} />
          <span id={`${group}-${edition}`} class={style.boxName}>
            {say(`edition.${edition}`)}
          </span>
          <span id={`${group}-${edition}-about`} class={`soft ${style.boxAbout}`}>
            {say(`edition.${edition}.about`)}
          </span>
        </RadioCard>
      ))}
    </fieldset>
  );
}

/** Also there when the table is none of them: then that is what it is called. */
const OWN = 'own';

function Versions({ table, onChange }: TableProps) {
  const now = versionOf(table) ?? OWN;
  const values: readonly (Version | typeof OWN)[] = [
    ...versionsOf(table.edition),
    ...(now === OWN ? ([OWN] as const) : []),
  ];
  return (
    <Choice
      label={say('setup.version')}
      values={values}
      value={now}
      nameOf={one => (one === OWN ? say('setup.version.own') : say(`version.${one}`))}
      onChange={one => one !== OWN && onChange(tableFor(one))}
    >
      {now !== OWN && say(`version.${now}.about`)}
    </Choice>
  );
}

function Length({ table, onChange }: TableProps) {
  const lengths = lengthsOf(table);
  return (
    <Choice
      label={say('setup.length')}
      values={lengths.map(segments => segments.join('+'))}
      value={table.segments.join('+')}
      nameOf={one => say('setup.length.spaces', { count: spacesOf(table, one.split('+').map(Number)) })}
      onChange={one => onChange(withField(table, 'segments', one.split('+').map(Number)).table)}
    />
  );
}

function Variants({ table, onChange }: TableProps) {
  const own = ownModules(table.edition);
  const others = MODULES.filter(id => !own.includes(id));
  const list = (ids: readonly ModuleId[]) => (
    <div class={style.variants}>
      {ids.map(id => (
        <Variant key={id} table={table} id={id} onChange={onChange} />
      ))}
    </div>
  );
  // Open from the start where something was borrowed; afterwards it is only for the person to fold.
  const isOpen = useSignal(
    others.some(id => table.modules.includes(id) !== EDITION[table.edition].defaults.modules.includes(id)),
  );
  return (
    <>
      <h3>{say('setup.variants')}</h3>
      {own.length > 0 ? list(own) : <p class="soft">{say('setup.variants.none')}</p>}
      <details class={style.fold} open={isOpen.value} onToggle={event => set(isOpen, event.currentTarget.open)}>
        <summary>{say('setup.mix')}</summary>
        {list(others)}
      </details>
    </>
  );
}

/** What the rules of a box let players choose. */
const ownModules = (edition: EditionId): readonly ModuleId[] => EDITION[edition].optional;
