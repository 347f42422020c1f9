/** Things to press. `main`: the one likely next step of a page; `quiet`: beside others, without a box. */
import type { ComponentChildren, JSX } from 'preact';
import style from './button.module.css';
import { Sign, type SignName } from './sign.tsx';

type Kind = 'main' | 'plain' | 'quiet' | 'danger';

interface Look {
  readonly kind?: Kind;
  readonly isRound?: boolean;
  readonly isLarge?: boolean;
  readonly children: ComponentChildren;
}

const classes = ({ kind = 'plain', isRound = false, isLarge = false }: Omit<Look, 'children'>): string =>
  [style.button, style[kind], isRound && style.round, isLarge && style.large].filter(Boolean).join(' ');

export type ButtonProps = Look & Omit<JSX.IntrinsicElements['button'], 'children' | 'class'>;

export function Button({ kind, isRound, isLarge, children, ...rest }: ButtonProps) {
  return (
    <button type="button" {...rest} class={classes({ kind, isRound, isLarge })}>
      {children}
    </button>
  );
}

interface IconButtonProps extends Omit<ButtonProps, 'isRound' | 'isLarge' | 'children' | 'label' | 'size'> {
  readonly sign: SignName;
  readonly label: string;
  readonly size?: number;
  /** It leads nowhere now, and stays in reach of the focus all the same. */
  readonly isOff?: boolean;
}

/** Only a picture is seen; its name is heard, and read beside the pointer. */
export function IconButton({ sign, label, size, isOff, kind = 'quiet', onClick, ...rest }: IconButtonProps) {
  return (
    <Button
      kind={kind}
      isRound
      aria-label={label}
      title={label}
      aria-disabled={isOff}
      onClick={isOff ? undefined : onClick}
      {...rest}
    >
      <Sign name={sign} size={size} />
    </Button>
  );
}

type ButtonLinkProps = Look & Omit<JSX.IntrinsicElements['a'], 'children' | 'class'>;

/** Leads somewhere, and looks like a button. */
export function ButtonLink({ kind, isRound, isLarge, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} class={classes({ kind, isRound, isLarge })}>
      {children}
    </a>
  );
}
