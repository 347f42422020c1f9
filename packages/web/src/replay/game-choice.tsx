/** Games to watch again: those of this browser, or one in a file. */
import { type SavedGameEntry, savedGames } from '../game/saved-games.ts';
import { Section } from '../ui/section.tsx';
import { ago, listed, say } from '../words/words.ts';
import style from './game-choice.module.css';
import { OpenFile } from './open-file.tsx';

export function GameChoice() {
  const games = savedGames.list().filter(entry => !entry.isDamaged);
  return (
    <>
      <p>{say('replay.choose')}</p>
      <OpenFile>{say('replay.file.about')}</OpenFile>
      <Section title={say('replay.games')} class={style.games}>
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
      </Section>
    </>
  );
}

function outcome({ actor, winners, players }: Extract<SavedGameEntry, { isDamaged: false }>): string {
  if (actor !== null) return say('replay.games.going');
  return say('replay.games.won', { names: listed(winners.map(seat => players[seat].name)) });
}
