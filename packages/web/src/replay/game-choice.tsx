/** Games to watch again: those of this browser, or one in a file. */
import { useId } from 'preact/hooks';
import { type SavedGameEntry, savedGames } from '../game/saved-games.ts';
import { ago, listed, say } from '../words/words.ts';
import { OpenFile } from './open-file.tsx';
import style from './replay-page.module.css';

export function GameChoice() {
  const heading = useId();
  const games = savedGames.list().filter(entry => !entry.isDamaged);
  return (
    <>
      <p>{say('replay.choose')}</p>
      <OpenFile>{say('replay.file.about')}</OpenFile>
      <section class={style.games} aria-labelledby={heading}>
        <h2 id={heading}>{say('replay.games')}</h2>
        {games.length === 0 && <p>{say('replay.games.none')}</p>}
        <ul>
          {games.map(entry => (
            <li key={entry.id} class={style.game}>
              <a href={`/replay?id=${entry.id}`}>{say(`edition.${entry.edition}`)}</a>
              <p class="soft">
                {listed(entry.players.map(({ name }) => name))} · {outcome(entry)} · {ago(entry.savedAt)}
              </p>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

function outcome({ actor, winners, players }: Extract<SavedGameEntry, { isDamaged: false }>): string {
  if (actor !== null) return say('replay.games.going');
  return say('replay.games.won', { names: listed(winners.map(seat => players[seat].name)) });
}
