/** The first game of somebody who never played: a few words in their place, each gone when it was done or dismissed, and never again. */
import type { Rules } from '@cartagena/engine';
import { effect, type ReadonlySignal, signal } from '@preact/signals';
import { addTo, type PersistedSet, persistedSet } from '../../base/persisted-signal.ts';
import type { Playback } from '../../game/playback.ts';
import { playedGames } from '../../game/played-games.ts';
import { IconButton } from '../../ui/button.tsx';
import { say } from '../../words/words.ts';
import type { Play } from '../choosing/play.ts';
import { actionTraits } from '../choosing/traits.ts';
import style from './table.module.css';
import { useTable } from './table-context.ts';

/** In the order in which they are shown: the aim before the first move, then what can be done, then how often. */
const TIPS = ['aim', 'run', 'gain', 'turn'] as const;
type Tip = (typeof TIPS)[number];

export interface Tips {
  readonly now: ReadonlySignal<Tip | undefined>;
  dismiss(): void;
  close(): void;
}

const seenTips: PersistedSet = persistedSet('tips');

/** What was done is what was understood. Players who have finished a game before need none of it. */
export function makeTips(
  play: Play,
  { onShow }: Pick<Playback, 'onShow'>,
  seen: PersistedSet = seenTips,
  isNewcomer = playedGames.list().length === 0,
): Tips {
  const now = signal<Tip | undefined>(undefined);
  const stopShowing = effect(() => {
    const { view, legal } = play.moment.value;
    const isOwnTurn = isNewcomer && view.viewer === view.actor && view.phase === 'turn' && legal.length > 0;
    now.value = isOwnTurn ? TIPS.find(tip => !seen.value.includes(tip) && isInPlace(tip)) : undefined;

    function isInPlace(tip: Tip): boolean {
      if (tip === 'run') return legal.some(({ type }) => type === 'play');
      if (tip === 'gain') return legal.some(action => actionTraits(action).gainTip !== undefined);
      return tip === 'aim' || view.hasActed;
    }
  });
  const stopLearning = onShow(({ events, moment }) => {
    const { viewer } = moment.view;
    const done = (tip: Tip): void => {
      addTo(seen, tip);
      // Whoever has moved has begun.
      addTo(seen, 'aim');
    };
    for (const event of events) {
      if (event.type === 'played' && event.seat === viewer) done('run');
      if (event.type === 'drew' && event.seat === viewer && events.some(({ type }) => type === 'moved')) done('gain');
      if (event.type === 'ended' && event.seat === viewer) done('turn');
    }
  });
  return {
    now,
    dismiss() {
      if (now.value) addTo(seen, now.value);
    },
    close() {
      stopShowing();
      stopLearning();
    },
  };
}

export function TipLine({ tips }: { readonly tips: Tips }) {
  const { rules } = useTable();
  const tip = tips.now.value;
  if (!tip) return null;
  return (
    <div class={style.hint} data-testid="tip" data-tip={tip}>
      <p>{tipWords(tip, rules)}</p>
      <IconButton sign="close" label={say('tip.close')} size={18} onClick={tips.dismiss} />
    </div>
  );
}

/** How cards are gained depends on the variants of the table: the first that gains some says how. */
function tipWords(tip: Tip, { config, pirates, moveTypes }: Rules): string {
  if (tip === 'aim') return say('tip.aim', { n: pirates });
  if (tip === 'turn') return say('tip.turn', { n: config.actions });
  const [gain] = moveTypes.flatMap(type => actionTraits(type).gainTip ?? []);
  return say(tip === 'gain' && gain ? gain : 'tip.run');
}
