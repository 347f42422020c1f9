/** Rank, name and points, line by line; one's own line is marked, and comes last if it is not among the first. */
import type { Leaderboard, LeaderboardEntry } from '@cartagena/protocol';
import { say } from '../words/words.ts';
import style from './leaderboard.module.css';
import { Story } from './score.tsx';
import { pointsText } from './score-words.ts';

export function LeaderboardTable({ board }: { readonly board: Leaderboard }) {
  const { entries, you, hasMore } = board;
  const isApart = you !== null && !entries.some(({ isYou }) => isYou);
  return (
    <table class={style.table}>
      <caption class="visually-hidden">{say('leaderboard.title')}</caption>
      <thead>
        <tr>
          <th scope="col">{say('leaderboard.rank')}</th>
          <th scope="col">{say('leaderboard.name')}</th>
          <th scope="col">{say('leaderboard.points')}</th>
          <th scope="col">{say('leaderboard.story')}</th>
          <th scope="col">{say('leaderboard.turns')}</th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry, i) => (
          <Line key={i} entry={entry} />
        ))}
        {hasMore && (
          <tr>
            <td colSpan={5}>{say('leaderboard.more', { n: entries.length })}</td>
          </tr>
        )}
        {isApart && <Line entry={you} />}
      </tbody>
    </table>
  );
}

function Line({ entry }: { readonly entry: LeaderboardEntry }) {
  const { rank, name, points, outcome, story, turns, isYou } = entry;
  return (
    <tr data-own={isYou ? '' : undefined} data-outcome={outcome}>
      <td>{rank ?? '–'}</td>
      <th scope="row">
        <bdi>{name}</bdi> {isYou && <small>{say('leaderboard.you')}</small>}
      </th>
      <td>
        {pointsText(points)} <span class="visually-hidden">{say(`score.${outcome}`)}</span>
      </td>
      <td>
        <Story symbols={story} />
      </td>
      <td>{turns}</td>
    </tr>
  );
}
