/** A line to write in, and a list to pick from. */
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import style from './field.module.css';

interface Common {
  readonly label: string;
  /** The label is for ears only: what is around says it to the eyes. */
  readonly isLabelHidden?: boolean;
  /** What it means. */
  readonly children?: ComponentChildren;
}

interface TextFieldProps extends Common {
  readonly value: string;
  readonly longest: number;
  readonly placeholder?: string;
  readonly autocomplete?: 'nickname';
  readonly onChange: (text: string) => void;
}

export function TextField({ label, isLabelHidden, children, longest, onChange, ...rest }: TextFieldProps) {
  return (
    <Field label={label} isLabelHidden={isLabelHidden} about={children}>
      {attributes => (
        <input
          autocomplete="off"
          {...attributes}
          {...rest}
          type="text"
          maxLength={longest}
          spellcheck={false}
          onInput={event => onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}

interface PickFieldProps<T extends string | number> extends Common {
  readonly values: readonly T[];
  readonly value: T;
  readonly nameOf: (value: T) => string;
  readonly onChange: (value: T) => void;
}

export function PickField<T extends string | number>(props: PickFieldProps<T>) {
  const { label, isLabelHidden, values, value, nameOf, onChange, children } = props;
  return (
    <Field label={label} isLabelHidden={isLabelHidden} about={children}>
      {attributes => (
        <select {...attributes} onChange={event => onChange(values[event.currentTarget.selectedIndex])}>
          {values.map(one => (
            <option key={one} selected={one === value}>
              {nameOf(one)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

interface FieldProps {
  readonly label: string;
  readonly isLabelHidden: boolean | undefined;
  readonly about: ComponentChildren;
  /** What is filled in, with what binds it to its label and to what is said about it. */
  readonly children: (attributes: {
    readonly id: string;
    readonly class: string;
    readonly 'aria-describedby': string | undefined;
  }) => ComponentChildren;
}

function Field({ label, isLabelHidden, about, children }: FieldProps) {
  const id = useId();
  return (
    <div class={style.field}>
      <label for={id} class={isLabelHidden ? 'visually-hidden' : style.label}>
        {label}
      </label>
      {children({ id, class: style.input, 'aria-describedby': about ? `${id}-about` : undefined })}
      {about && (
        <p id={`${id}-about`} class="soft">
          {about}
        </p>
      )}
    </div>
  );
}
