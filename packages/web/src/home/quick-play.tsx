import { set } from '../base/set.ts';
import { botName, botWords } from '../game/opponent-words.ts';
import { OPPONENTS } from '../game/opponents.ts';
import { BOT_COUNTS, quick } from '../plan/quick.ts';
import { toast } from '../ui/announce.tsx';
import { Button } from '../ui/button.tsx';
import { PickField } from '../ui/field.tsx';
import { say } from '../words/words.ts';
import style from './home.module.css';

const load = () => import('../plan/launch.ts');

/** Whoever is about to press finds the game loaded already. */
const prepare = () => void load().catch(() => {});

/** One press, and the game is on. */
export function QuickPlay() {
  const play = () =>
    load().then(
      ({ playNow }) => playNow(),
      () => toast(say('home.failed')),
    );
  const { level, bots } = quick.value;
  const opponents = bots === 1 ? botWords(level) : `${botName(level)} × 2`;
  return (
    <div class={style.quick}>
      <Button kind="main" isLarge onClick={play} onPointerEnter={prepare} onFocus={prepare}>
        {say('home.play')}
      </Button>
      <p class="soft">{say('home.play.about', { bots: opponents })}</p>
      <div class={style.picks}>
        <PickField
          label={say('home.play.level')}
          values={OPPONENTS}
          value={level}
          nameOf={botWords}
          onChange={level => set(quick, { ...quick.value, level })}
        />
        <PickField
          label={say('home.play.count')}
          values={BOT_COUNTS}
          value={bots}
          nameOf={one => say(one === 1 ? 'home.play.one' : 'home.play.two')}
          onChange={bots => set(quick, { ...quick.value, bots })}
        />
      </div>
    </div>
  );
}
