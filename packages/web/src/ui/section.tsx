/** A part of a page under its heading. */
import type { ComponentChildren, JSX } from 'preact';
import { useId } from 'preact/hooks';
import style from './section.module.css';

interface SectionProps extends Omit<JSX.IntrinsicElements['section'], 'class' | 'title' | 'children'> {
  readonly title: string;
  /** Beside the heading. */
  readonly aside?: ComponentChildren;
  readonly class?: string | undefined;
  readonly children: ComponentChildren;
}

export function Section({ title, aside, class: className = '', children, ...rest }: SectionProps) {
  const heading = useId();
  return (
    <section class={`${style.section} ${className}`} aria-labelledby={heading} {...rest}>
      <header class={style.header}>
        <h2 id={heading}>{title}</h2>
        {aside}
      </header>
      {children}
    </section>
  );
}
