/** Panels for what must be decided apart from hand and board: cards looked at, what cards count as, which raft. */
import type { CardName, EditionId, Rules, View } from '@cartagena/engine';
import { CardFace, markIn } from '../art/card.tsx';
import { Glyph } from '../art/glyph.tsx';
import { Button } from '../ui/button.tsx';
import { say } from '../words/words.ts';
import { cardTitle, isMarked, type Setting } from './card-words.ts';
import type { Choosing, Deed } from './choosing.ts';
import style from './decision.module.css';
import { Cards } from './hand.tsx';
import { optionWords } from './option-words.ts';
import type { Play } from './play.ts';
import { Seal } from './seal.tsx';
import { hasDeeds, Piles } from './supply.tsx';

interface DecisionProps {
  readonly play: Play;
  readonly rules: Rules;
  readonly setting: Setting;
}

export function Decision({ play, rules, setting }: DecisionProps) {
  const now = play.choosing.value;
  const { view } = play.moment.value;
  const about = aboutWords(rules, view, now);
  const looked = lookedAt(view);
  const deeds = now.deeds.filter(({ kind }) => kind !== 'end' && kind !== 'pass');
  const isNeeded = about !== undefined || looked || deeds.length > 0 || now.icons.length > 1 || now.slots.size > 0;
  if (!isNeeded && !hasDeeds(rules)) return null;
  return (
    <section class={style.decision} aria-label={say('table.deeds')}>
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
      {(deeds.length > 0 || about !== undefined || hasDeeds(rules)) && (
        <div class={style.line} data-wraps={view.phase !== 'turn'}>
          {hasDeeds(rules) && (
            <div class={style.piles}>
              <Piles view={view} edition={setting.edition} />
            </div>
          )}
          {deeds.map((deed, i) => (
            <DeedButton key={`${deed.kind} ${i}`} deed={deed} play={play} setting={setting} />
          ))}
          {about !== undefined && <p class={style.about}>{about}</p>}
        </div>
      )}
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
          aria-label={say(`icon.${icon}`)}
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

interface DeedButtonProps {
  readonly deed: Deed;
  readonly play: Play;
  readonly setting: Setting;
}

function DeedButton({ deed, play, setting }: DeedButtonProps) {
  const [option] = deed.options;
  return (
    <Button
      data-deed={deed.kind}
      aria-label={deed.options.length === 1 ? optionWords(setting, play.moment.value.view, option) : undefined}
      onClick={() => play.touch({ deed })}
    >
      {deedLabel(deed)}
      {deed.options.every(({ isFinal }) => isFinal) && <Seal />}
    </Button>
  );
}

function deedLabel({ kind, options }: Deed): string {
  const { action } = options[0];
  if (action.type === 'place') return say(`table.deed.place.${action.berth}`);
  return say(`table.deed.${kind as Exclude<NamedDeed, 'place'>}`);
}

type NamedDeed =
  | 'go'
  | 'place'
  | 'end'
  | 'pass'
  | 'draw'
  | 'hoist'
  | 'sail'
  | 'freesail'
  | 'pistol'
  | 'use-pistol'
  | 'parrot'
  | 'use-parrot'
  | 'hook'
  | 'use-hook'
  | 'lay'
  | 'open'
  | 'sabres'
  | 'bomb'
  | 'joker';

/** The cards on the table before the one who decides; undefined: the decision is about something else. */
export function lookedAt(view: View): readonly CardName[] | undefined {
  if (view.viewer !== view.actor) return undefined;
  if (view.phase === 'take') {
    const { hand, known } = view.seats[view.deed!.target];
    return hand ?? known;
  }
  return view.looked;
}

/** What follows from the choice, in a sentence. */
function aboutWords(rules: Rules, view: View, { chosen, deeds }: Choosing): string | undefined {
  if (view.phase === 'place' && view.viewer === view.actor)
    return say(view.deed?.token?.startsWith('crew') ? 'table.about.crew' : 'table.about.hole');
  if (chosen.pair !== undefined) return say(`table.about.${chosen.pair}`);
  const marked = chosen.cards.find(isMarked);
  const isLaid = deeds.some(({ kind }) => kind === 'lay');
  if (isLaid) return say('table.about.lay');
  if (marked && view.phase === 'turn' && rules.config.modules.includes('limit'))
    return say(`table.about.${rules.config.limit}`);
  const kind = deeds.find(({ kind }) => kind === 'pistol' || kind === 'parrot' || kind === 'hook')?.kind;
  return kind ? say(`table.about.${kind as 'pistol' | 'parrot' | 'hook'}`) : undefined;
}
