import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { Pawn } from '../art/pawn.tsx';
import { set } from '../base/set.ts';
import { type SavedGameEntry, savedGames } from '../game/saved-games.ts';
import { announce } from '../ui/announce.tsx';
import { Button, ButtonLink, IconButton } from '../ui/button.tsx';
import { Section } from '../ui/section.tsx';
import { Sign } from '../ui/sign.tsx';
import { ago, say } from '../words/words.ts';
import style from './home.module.css';

/** So many are shown unless all are asked for. */
const SHOWN = 3;

/** Games of this browser that are not over yet. */
export function OwnGames() {
  const games = useSignal(unfinished());
  const areAllShown = useSignal(false);
  const list = useRef<HTMLUListElement>(null);
  const isDiscarded = useRef(false);
  // What had the focus is gone: the next one of its kind has it, or the page.
  useEffect(() => {
    if (!isDiscarded.current) return;
    const next = list.current?.querySelector<HTMLElement>('button') ?? document.querySelector('main');
    next?.focus();
  }, [games.value]);
  if (games.value.length === 0) return null;
  const shown = areAllShown.value ? games.value : games.value.slice(0, SHOWN);
  const discard = (id: string) => {
    savedGames.remove(id);
    isDiscarded.current = true;
    games.value = unfinished();
    announce(say('home.continue.discarded'));
  };
  return (
    <Section title={say('home.continue')}>
      <ul ref={list} class={style.games}>
        {shown.map(entry => (
          <li key={entry.id} class={style.game}>
            {entry.isDamaged ? <p>{say('home.continue.damaged')}</p> : <OwnGame entry={entry} />}
            <IconButton sign="bin" label={say('home.continue.discard')} onClick={() => discard(entry.id)} />
          </li>
        ))}
      </ul>
      {shown.length < games.value.length && (
        <Button kind="quiet" onClick={() => set(areAllShown, true)}>
          {say('home.continue.all', { count: games.value.length })}
        </Button>
      )}
    </Section>
  );
}

const unfinished = (): SavedGameEntry[] => savedGames.list().filter(entry => entry.isDamaged || entry.actor !== null);

function OwnGame({ entry }: { readonly entry: Extract<SavedGameEntry, { isDamaged: false }> }) {
  const { id, edition, players, actor, savedAt } = entry;
  const next = players[actor ?? 0];
  const isOnlyPerson = next.bot === null && players.filter(({ bot }) => bot === null).length === 1;
  return (
    <>
      <div class={style.about}>
        <h3>{say(`edition.${edition}`)}</h3>
        <p class={style.crew}>
          {players.map(player => (
            <span key={player.colour}>
              <Pawn colour={player.colour} size={18} />
              {player.name}
            </span>
          ))}
        </p>
        <p class="soft">
          {isOnlyPerson ? say('table.title.yours') : say('home.continue.turn', { who: next.name })} · {ago(savedAt)}
        </p>
      </div>
      <ButtonLink href={`/game?id=${id}`} aria-label={say('home.continue.go', { edition: say(`edition.${edition}`) })}>
        <Sign name="go" />
      </ButtonLink>
    </>
  );
}
