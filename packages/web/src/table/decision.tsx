/** What must be decided apart from hand and board: cards looked at, what cards count as, which card of the row. */
import type { CardName, EditionId, View } from '@cartagena/engine';
import { CardFace, markIn } from '../art/card.tsx';
import { Glyph } from '../art/glyph.tsx';
import { iconName } from '../words/icon-words.ts';
import { say } from '../words/words.ts';
import { cardTitle, type Setting } from './card-words.ts';
import style from './decision.module.css';
import { Cards } from './hand.tsx';
import type { Play } from './play.ts';
import { decisionTraits } from './traits.ts';

interface DecisionProps {
  readonly play: Play;
  readonly setting: Setting;
}

export function Decision({ play, setting }: DecisionProps) {
  const now = play.choosing.value;
  const looked = lookedAt(play.moment.value.view);
  if (!looked && now.icons.length < 2 && now.slots.size === 0) return null;
  return (
    <section class={style.decision} aria-label={say('table.decision')}>
      {looked && (
        <Cards
          label={say('table.looked')}
          cards={looked}
          edition={setting.edition}
          now={now}
          isAsked
          onCard={card => play.touch({ card })}
        />
      )}
      {now.icons.length > 1 && <Icons play={play} />}
      {now.slots.size > 0 && <Slots play={play} edition={setting.edition} />}
    </section>
  );
}

function Icons({ play }: { readonly play: Play }) {
  const { icons, chosen } = play.choosing.value;
  return (
    <fieldset class={style.icons}>
      <legend>{say('table.icons')}</legend>
      {icons.map((icon, i) => (
        <button
          key={icon}
          type="button"
          class={style.icon}
          data-icon={icon}
          aria-pressed={chosen.icon === icon}
          aria-label={iconName(icon)}
          aria-keyshortcuts={i < 9 ? String(i + 1) : undefined}
          onClick={() => play.touch({ icon })}
        >
          <Glyph icon={icon} size={30} />
        </button>
      ))}
    </fieldset>
  );
}

/** The cards of the row, to pick one. */
function Slots({ play, edition }: { readonly play: Play; readonly edition: EditionId }) {
  const { slots, chosen } = play.choosing.value;
  const { row } = play.moment.value.view;
  return (
    <fieldset class={style.icons}>
      <legend class="unseen">{say('table.row')}</legend>
      {Array.from(slots, (slot, i) => (
        <button
          key={slot}
          type="button"
          class={style.slot}
          data-slot={slot}
          aria-label={say('table.row.slot', { n: slot, card: cardTitle(row[slot - 1], edition) })}
          aria-pressed={chosen.slot === slot}
          aria-keyshortcuts={i < 9 ? String(i + 1) : undefined}
          onClick={() => play.touch({ slot })}
        >
          <CardFace card={row[slot - 1]} mark={markIn(edition)} />
        </button>
      ))}
    </fieldset>
  );
}

/** The cards that the viewer decides about, other than the own hand; undefined: there are none. */
export function lookedAt(view: View): readonly CardName[] | undefined {
  if (view.viewer !== view.actor) return undefined;
  return decisionTraits(view).cards?.(view) ?? view.looked;
}
