/** A line to write in, and a list to pick from. */
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import style from './field.module.css';

interface Common {
  readonly label: string;
  /** The label is for ears only: what is around says it to the eyes. */
  readonly isLabelUnseen?: boolean;
  /** What it means. */
  readonly children?: ComponentChildren;
}

interface TextFieldProps extends Common {
  readonly value: string;
  readonly longest: number;
  readonly placeholder?: string;
  readonly autocomplete?: 'nickname' | 'off';
  readonly onChange: (text: string) => void;
}

export function TextField({
  label,
  isLabelUnseen,
  value,
  longest,
  placeholder,
  autocomplete = 'off',
  onChange,
  children,
}: TextFieldProps) {
  const id = useId();
  return (
    <div class={style.field}>
      <label for={id} class={isLabelUnseen ? 'unseen' : style.label}>
        {label}
      </label>
      <input
        id={id}
        type="text"
        class={style.input}
        value={value}
        maxLength={longest}
        placeholder={placeholder}
        autocomplete={autocomplete}
        spellcheck={false}
        aria-describedby={children ? `${id}-about` : undefined}
        onInput={event => onChange(event.currentTarget.value)}
      />
      {children && (
        <p id={`${id}-about`} class={style.about}>
          {children}
        </p>
      )}
    </div>
  );
}

interface PickFieldProps<T extends string | number> extends Common {
  readonly values: readonly T[];
  readonly value: T;
  readonly nameOf: (value: T) => string;
  readonly onChange: (value: T) => void;
}

export function PickField<T extends string | number>({
  label,
  isLabelUnseen,
  values,
  value,
  nameOf,
  onChange,
  children,
}: PickFieldProps<T>) {
  const id = useId();
  return (
    <div class={style.field}>
      <label for={id} class={isLabelUnseen ? 'unseen' : style.label}>
        {label}
      </label>
      <select
        id={id}
        class={style.input}
        aria-describedby={children ? `${id}-about` : undefined}
        onChange={event => onChange(values[event.currentTarget.selectedIndex])}
      >
        {values.map(one => (
          <option key={one} selected={one === value}>
            {nameOf(one)}
          </option>
        ))}
      </select>
      {children && (
        <p id={`${id}-about`} class={style.about}>
          {children}
        </p>
      )}
    </div>
  );
}
