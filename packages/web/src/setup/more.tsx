/** Everything else that a table can choose, out of sight until it is wanted. */
import { EDITION } from '@cartagena/engine';
import { hasTwoLegs, switchesOf, type TableChoice, withField } from '../plan/table-choice.ts';
import { announce } from '../ui/announce.tsx';
import { Choice } from '../ui/choice.tsx';
import { PickField } from '../ui/field.tsx';
import { Switch } from '../ui/switch.tsx';
import { VARIANT_SETUPS } from '../variants/setup.ts';
import type { WordField } from '../variants/setup-traits.ts';
import { capitalized, readable, say, sayIfKnown } from '../words/words.ts';
import style from './setup.module.css';
import { inWords } from './variant.tsx';

interface MoreProps {
  readonly table: TableChoice;
  readonly onChange: (table: TableChoice) => void;
}

/** Numbers, and how many of each there can be. */
const FEW = { pirates: [4, 5, 6], actions: [1, 2, 3, 4, 5] } as const;
const HANDS = ['hand', 'firstHand'] as const;
const HAND_SIZES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/** A choice between words, and the tables where it makes a difference. */
interface WordChoice {
  readonly field: WordField;
  readonly values: readonly string[];
  readonly matters: (table: TableChoice) => boolean;
}

const WORDS: readonly WordChoice[] = [
  { field: 'supply', values: ['stock', 'row'], matters: () => true },
  { field: 'hands', values: ['hidden', 'open'], matters: () => true },
  ...Object.entries(VARIANT_SETUPS).flatMap(([id, { choice }]): WordChoice[] =>
    choice ? [{ ...choice, matters: ({ modules }) => (modules as readonly string[]).includes(id) }] : [],
  ),
  { field: 'landscape', values: ['tunnel', 'jungle'], matters: showsOneFace },
  { field: 'layout', values: ['printed', 'random'], matters: () => true },
];

/** A path of two legs shows both landscapes. */
function showsOneFace(table: TableChoice): boolean {
  return EDITION[table.edition].tilePlacement === 'by-landscape' && !hasTwoLegs(table);
}

const labelOf = (field: string): string => sayIfKnown(`setup.${field}`) ?? capitalized(readable(field));

export function More({ table, onChange }: MoreProps) {
  const set = <F extends Parameters<typeof withField>[1]>(field: F, value: TableChoice[F]) => {
    const change = withField(table, field, value);
    const more = inWords(table, change);
    if (more) announce(more);
    onChange(change.table);
  };
  return (
    <details class={style.fold}>
      <summary>{say('setup.more')}</summary>
      <div class={style.more}>
        {(['pirates', 'actions'] as const).map(field => (
          <Choice<number>
            key={field}
            label={say(`setup.${field}`)}
            values={FEW[field]}
            value={table[field]}
            nameOf={String}
            onChange={value => set(field, value)}
          >
            {say(`setup.${field}.about`)}
          </Choice>
        ))}
        {WORDS.filter(({ matters }) => matters(table)).map(({ field, values }) => (
          <Choice<string>
            key={field}
            label={labelOf(field)}
            values={values}
            value={table[field]}
            nameOf={value => sayIfKnown(`setup.${field}.${value}`) ?? capitalized(readable(value))}
            onChange={value => set(field, value as never)}
          >
            <p>{sayIfKnown(`setup.${field}.about`)}</p>
            <Consequence table={table} field={field} values={values} />
          </Choice>
        ))}
        {HANDS.map(field => (
          <PickField<number>
            key={field}
            label={say(`setup.${field}`)}
            values={HAND_SIZES}
            value={table[field]}
            nameOf={String}
            onChange={value => set(field, value)}
          >
            {say(`setup.${field}.about`)}
          </PickField>
        ))}
        {switchesOf(table).map(([field, isOn]) => (
          <Switch key={field} label={labelOf(field)} isOn={isOn} onChange={isOn => set(field, isOn)}>
            {sayIfKnown(`setup.${field}.about`)}
          </Switch>
        ))}
      </div>
    </details>
  );
}

interface ConsequenceProps {
  readonly table: TableChoice;
  readonly field: WordChoice['field'];
  readonly values: readonly string[];
}

/** What else the value that is not chosen would change. */
function Consequence({ table, field, values }: ConsequenceProps) {
  const more = values.map(value => inWords(table, withField(table, field, value as never))).find(Boolean);
  return more ? <p class={style.clash}>{more}</p> : null;
}
