/** A page with nothing on it but the reason why, and one obvious way on. */
import type { ComponentChildren } from 'preact';
import { Button, ButtonLink } from './button.tsx';
import { Frame } from './frame.tsx';
import style from './message-page.module.css';

interface MessagePageProps {
  readonly title: string;
  /** What happened, in a sentence. */
  readonly text?: ComponentChildren;
  /** The way on: where it leads, or what it does. */
  readonly label: string;
  readonly href?: string;
  readonly onClick?: () => void;
  /** Another way. */
  readonly children?: ComponentChildren;
}

export function MessagePage({ title, text, label, href, onClick, children }: MessagePageProps) {
  return (
    <Frame title={title}>
      <div class={style.message}>
        <Bottle />
        <h1>{title}</h1>
        {text && <div class={style.text}>{text}</div>}
        <p class={style.ways}>
          {href === undefined ? (
            <Button kind="main" onClick={onClick}>
              {label}
            </Button>
          ) : (
            <ButtonLink kind="main" href={href}>
              {label}
            </ButtonLink>
          )}
          {children}
        </p>
      </div>
    </Frame>
  );
}

/** A letter in a bottle, on the waves. */
function Bottle() {
  return (
    <svg class={style.picture} viewBox="0 0 240 130" aria-hidden="true">
      <circle fill="var(--moon)" cx="120" cy="58" r="52" />
      <g transform="rotate(-22 120 74)">
        <path
          fill="var(--glass)"
          stroke="var(--glass-edge)"
          stroke-width="2.5"
          d="M104 104V66c0-8 8-10 8-18V34h16v14c0 8 8 10 8 18v38c0 6-32 6-32 0Z"
        />
        <path fill="var(--bone)" d="M111 98V72l18-4v30Z" />
        <path
          stroke="var(--log-edge)"
          stroke-width="1.6"
          stroke-linecap="round"
          d="M114 78l11-2.5M114 84l11-2.5M114 90l7-1.6"
        />
        <path fill="var(--cork)" d="M113 24h14v11h-14Z" />
      </g>
      <path
        fill="var(--far-water)"
        d="M0 96c10-11 30-11 40-2s26 9 40 0 26-9 40 0 26 9 40 0 30-9 40 2 30 9 40 0v34H0Z"
      />
      <path fill="var(--water)" d="M0 104c14-9 26-9 40 0s26 9 40 0 26-9 40 0 26 9 40 0 26-9 40 0 26 9 40 0v26H0Z" />
    </svg>
  );
}
