/** A shared deal: what is played and against whom, and what can be done about it. */
import type { SharedDeal } from '@cartagena/study/deals';
import type { ComponentChildren } from 'preact';
import { EditionPicture } from '../art/edition-picture.tsx';
import type { SavedGame } from '../game/saved-games.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { say } from '../words/words.ts';
import style from './daily.module.css';
import { opponentsOf, tableName } from './deal-names.ts';

interface DealPanelProps {
  readonly deal: SharedDeal;
  /** It is about a later try. */
  readonly isAgain: boolean;
  readonly children: ComponentChildren;
}

export function DealPanel({ deal, isAgain, children }: DealPanelProps) {
  const name = tableName(deal.config);
  return (
    <section class={style.deal} aria-label={name} data-testid="deal">
      <EditionPicture edition={deal.config.edition} />
      <div>
        <h2>{name}</h2>
        <p>{say('daily.against', { name: opponentsOf(deal) })}</p>
        {isAgain && <p class={style.mark}>{say('daily.again.mark')}</p>}
        {children}
      </div>
    </section>
  );
}

interface PlayButtonProps {
  /** A game that was begun; undefined: one is begun by a press. */
  readonly begun: Pick<SavedGame, 'id'> | undefined;
  readonly label: string;
  readonly onPlay: () => void;
}

export function PlayButton({ begun, label, onPlay }: PlayButtonProps) {
  return (
    <p>
      {begun ? (
        <ButtonLink kind="main" isLarge href={`/game?id=${begun.id}`} data-testid="play">
          {say('daily.go-on')}
        </ButtonLink>
      ) : (
        <Button kind="main" isLarge onClick={onPlay} data-testid="play">
          {label}
        </Button>
      )}
    </p>
  );
}

interface AfterwardsProps {
  readonly onPlay: () => void;
  /** Where the first try is; undefined: this is it. */
  readonly first: string | undefined;
  readonly children: ComponentChildren;
}

/** What can be done when the deal was played. */
export function Afterwards({ onPlay, first, children }: AfterwardsProps) {
  return (
    <div class="row">
      {children}
      <Button kind="quiet" onClick={onPlay}>
        {say('daily.again')}
      </Button>
      {first !== undefined && (
        <ButtonLink kind="quiet" href={first}>
          {say('daily.first')}
        </ButtonLink>
      )}
    </div>
  );
}
