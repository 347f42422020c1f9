/** One of several, chosen by a press anywhere on its card. Its group is a `fieldset` with a legend. */
import type { ComponentChildren, JSX } from 'preact';
import style from './radio-card.module.css';

interface RadioCardProps extends Omit<JSX.IntrinsicElements['input'], 'type' | 'class' | 'onChange' | 'children'> {
  /** The same for all of the group. */
  readonly name: string;
  readonly class?: string | undefined;
  readonly onChoose: () => void;
  readonly children: ComponentChildren;
}

export function RadioCard({ class: className = '', onChoose, children, ...rest }: RadioCardProps) {
  return (
    <label class={`${style.card} ${className}`}>
      <input {...rest} type="radio" class={style.radio} onChange={onChoose} />
      {children}
    </label>
  );
}
