/** One of a few, all of them in sight. */
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import style from './choice.module.css';
import { RadioCard } from './radio-card.tsx';

interface ChoiceProps<T extends string | number> {
  readonly label: string;
  readonly values: readonly T[];
  readonly value: T;
  /** Its name, perhaps with a picture beside it. */
  readonly nameOf: (value: T) => ComponentChildren;
  readonly onChange: (value: T) => void;
  /** What it means. */
  readonly children?: ComponentChildren;
}

export function Choice<T extends string | number>(props: ChoiceProps<T>) {
  const { label, values, value, nameOf, onChange, children } = props;
  const group = useId();
  return (
    <fieldset class={style.choice} aria-describedby={children ? `${group}-about` : undefined}>
      <legend class={style.legend}>{label}</legend>
      <div class={style.values}>
        {values.map(one => (
          <RadioCard key={one} class={style.value} name={group} checked={one === value} onChoose={() => onChange(one)}>
            {nameOf(one)}
          </RadioCard>
        ))}
      </div>
      {children && (
        <div id={`${group}-about`} class="soft">
          {children}
        </div>
      )}
    </fieldset>
  );
}
