import { say } from '../words/words.ts';
import { Ways } from './ways.tsx';

/** For newcomers, and for those who want to get better. */
export function Learning() {
  const ways = [
    { path: '/learn', title: say('learn.title'), about: say('home.learn.lessons.about') },
    { path: '/puzzles/today', title: say('puzzles.today'), about: say('home.learn.puzzle.about') },
  ];
  return <Ways title={say('home.learn')} ways={ways} />;
}
