/** What must be decided apart from hand and board: cards looked at, and what cards count as. */
import type { CardName, View } from '@cartagena/engine';
import { Glyph } from '../../art/glyph.tsx';
import { iconName } from '../../words/icon-words.ts';
import { say } from '../../words/words.ts';
import { decisionTraits } from '../choosing/traits.ts';
import { digitShortcut } from './button-parts.tsx';
import style from './decision.module.css';
import { Cards } from './hand.tsx';
import { useTable } from './table-context.ts';

export function Decision() {
  const { play, setting } = useTable();
  const now = play.choosing.value;
  const looked = lookedAt(play.moment.value.view);
  if (!looked && now.icons.length < 2) return null;
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
      {now.icons.length > 1 && <Icons />}
    </section>
  );
}

function Icons() {
  const { play } = useTable();
  const { icons, chosen } = play.choosing.value;
  return (
    <fieldset class={style.icons}>
      <legend class="visually-hidden">{say('table.icons')}</legend>
      {icons.map((icon, i) => (
        <button
          key={icon}
          type="button"
          class={style.icon}
          data-icon={icon}
          aria-pressed={chosen.icon === icon}
          aria-label={iconName(icon)}
          aria-keyshortcuts={digitShortcut(i)}
          onClick={() => play.touch({ icon })}
        >
          <Glyph icon={icon} size={30} />
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
