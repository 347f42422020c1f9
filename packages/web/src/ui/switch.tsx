/** On or off, with what it means below. */
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import style from './switch.module.css';

interface SwitchProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly children?: ComponentChildren;
}

export function Switch({ label, isOn, onChange, children }: SwitchProps) {
  const about = useId();
  return (
    <div class={style.switch}>
      <label class={style.label}>
        <input
          type="checkbox"
          role="switch"
          class={style.input}
          checked={isOn}
          aria-checked={isOn}
          aria-describedby={children ? about : undefined}
          onChange={event => onChange(event.currentTarget.checked)}
        />
        <span>{label}</span>
      </label>
      {children && (
        <div id={about} class={style.about}>
          {children}
        </div>
      )}
    </div>
  );
}
