/** What is to be done at a table, and what came of it. */
import type { AttemptStatus } from '@cartagena/study/puzzles';
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { announce } from '../ui/announce.tsx';
import style from './panel.module.css';

interface TaskPanelProps {
  readonly title: string;
  /** Which of how many, or how hard. */
  readonly aside: string;
  readonly idea?: string;
  readonly task: string;
  readonly children?: ComponentChildren;
}

export function TaskPanel({ title, aside, idea, task, children }: TaskPanelProps) {
  const heading = useId();
  return (
    <section class={style.task} aria-labelledby={heading} data-testid="task">
      <div class={style.head}>
        <h2 id={heading}>{title}</h2>
        <span class="soft">{aside}</span>
      </div>
      {idea && <p>{idea}</p>}
      <div class={style.doing}>
        <p class={style.todo}>{task}</p>
        {children}
      </div>
    </section>
  );
}

interface OutcomePanelProps {
  readonly standing: Exclude<AttemptStatus, 'open'>;
  readonly title: string;
  readonly text: string;
  readonly children?: ComponentChildren;
  readonly buttons: ComponentChildren;
}

/** Says it to those who listen, and gives the focus to the likely next step: what had it is gone. */
export function OutcomePanel({ standing, title, text, children, buttons }: OutcomePanelProps) {
  const steps = useRef<HTMLDivElement>(null);
  const heading = useId();
  useEffect(() => {
    announce(`${title} ${text}`);
    steps.current?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
  }, [standing]);
  return (
    <section class={style.outcome} data-standing={standing} data-testid="outcome" aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      <p>{text}</p>
      {children}
      <div ref={steps} class="row">
        {buttons}
      </div>
    </section>
  );
}
