/** Who is at the table: each seat with its pawn, its cards, how far it has come, and whether it is its turn. */
import type { Rules, View } from '@cartagena/engine';
import type { ComponentChildren } from 'preact';
import { Face } from '../../art/face.tsx';
import { Pawn } from '../../art/pawn.tsx';
import { countHome } from '../../board/places.ts';
import type { Sitter } from '../../game/host.ts';
import { strengthWords } from '../../game/opponent-words.ts';
import { isOpponent } from '../../game/opponents.ts';
import { Sign } from '../../ui/sign.tsx';
import { say } from '../../words/words.ts';
import { CardsWindow } from './cards-window.tsx';
import style from './plates.module.css';
import { progressOf } from './progress.ts';

interface PlatesProps {
  readonly rules: Rules;
  readonly view: View;
  readonly sitters: readonly Sitter[];
  /** What somebody wants to add to a seat, such as a clock. */
  readonly extra?: ((seat: number) => ComponentChildren) | undefined;
}

export function Plates({ rules, view, sitters, extra }: PlatesProps) {
  return (
    <ul class={style.plates} aria-label={say('table.seats')}>
      {sitters.map((sitter, seat) => (
        <Plate key={seat} rules={rules} view={view} sitter={sitter} seat={seat}>
          {extra?.(seat)}
        </Plate>
      ))}
    </ul>
  );
}

interface PlateProps {
  readonly rules: Rules;
  readonly view: View;
  readonly sitter: Sitter;
  readonly seat: number;
  readonly children: ComponentChildren;
}

function Plate({ rules, view, sitter, seat, children }: PlateProps) {
  const { handCount, facedownCount, pirates } = view.seats[seat];
  const cards = handCount + facedownCount;
  const home = countHome(pirates);
  const cardsWords = say('table.seat.cards', { n: cards });
  const homeWords = say('table.seat.home', { n: home, all: rules.pirates });
  const isActing = view.phase !== 'over' && view.actor === seat;
  const progress = progressOf(rules, view, seat);
  const isWinner = view.winners.includes(seat);
  const strength = isOpponent(sitter.face) ? strengthWords(sitter.face) : undefined;
  return (
    <li class={style.plate} data-turn={isActing} data-winner={isWinner} data-seat={seat}>
      <Pawn colour={sitter.colour} size={26} />
      <Face bot={sitter.face} size={32} />
      <div class={style.text}>
        <strong class={style.name} title={strength}>
          {sitter.name}
          {strength !== undefined && <span class="visually-hidden">, {strength}</span>}
        </strong>
        <span class={style.facts}>
          <span title={cardsWords}>
            <span aria-hidden="true" class={style.deck} /> <span class="visually-hidden">{cardsWords}</span>
            <span aria-hidden="true">{cards}</span>
          </span>
          <span title={homeWords}>
            <span aria-hidden="true">
              <Sign name="home" size={13} /> {home}/{rules.pirates}
            </span>
            <span class="visually-hidden">{homeWords}</span>
          </span>
          <Status sitter={sitter} isActing={isActing} isViewer={view.viewer === seat} />
        </span>
        <span
          class={style.track}
          role="img"
          aria-label={say('table.seat.progress', { n: progress })}
          style={{ '--way': `${progress}%` }}
        />
      </div>
      <OpenHand view={view} seat={seat} name={sitter.name} edition={rules.config.edition} />
      {children}
    </li>
  );
}

function Status({ sitter, isActing, isViewer }: { sitter: Sitter; isActing: boolean; isViewer: boolean }) {
  if (isActing && sitter.bot !== null) return <em class={style.status}>{say('table.seat.thinking')}</em>;
  if (sitter.isAway) return <em class={style.status}>{say('table.seat.away')}</em>;
  if (isActing) return <em class={style.status}>{say('table.seat.turn')}</em>;
  return isViewer ? <em class={style.you}>{say('table.seat.you')}</em> : null;
}

interface OpenHandProps {
  readonly view: View;
  readonly seat: number;
  readonly name: string;
  readonly edition: Rules['config']['edition'];
}

/** What may be seen of another's hand unfolds from the plate. */
function OpenHand({ view, seat, name, edition }: OpenHandProps) {
  const { hand, known, handCount } = view.seats[seat];
  const cards = hand ?? known ?? [];
  if (seat === view.viewer || cards.length === 0) return null;
  const id = `hand-of-${seat}`;
  return (
    <>
      <button type="button" class={style.unfold} popovertarget={id} aria-label={say('table.seat.open', { name })}>
        <Sign name="unfold" size={14} />
      </button>
      <CardsWindow id={id} title={say('table.hand.of', { name })} cards={cards} edition={edition}>
        {!hand && <p>{say('table.hand.known')}</p>}
        {!hand && handCount > cards.length && <p>{say('table.hand.unknown', { n: handCount - cards.length })}</p>}
      </CardsWindow>
    </>
  );
}
