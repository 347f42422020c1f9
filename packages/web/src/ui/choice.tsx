/** One of a few, all of them in sight. */
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import style from './choice.module.css';

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

export function Choice<T extends string | number>({
  label,
  values,
  value,
  nameOf,
  onChange,
  children,
}: ChoiceProps<T>) {
  const group = useId();
  return (
    <fieldset class={style.choice} aria-describedby={children ? `${group}-about` : undefined}>
      <legend class={style.legend}>{label}</legend>
      <div class={style.values}>
        {values.map(one => (
          <label key={one} class={style.value}>
            <input
              type="radio"
              class={style.radio}
              name={group}
              checked={one === value}
              onChange={() => onChange(one)}
            />
            <span class={style.name}>{nameOf(one)}</span>
          </label>
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
