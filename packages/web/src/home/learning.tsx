import { say } from '../words/words.ts';
import { Ways } from './ways.tsx';

/** For newcomers, and for those who want to get better. */
export function Learning() {
  const lessons = { href: '/learn', sign: 'book', title: say('learn.title') } as const;
  const daily = { href: '/daily', sign: 'flag', title: say('daily.title') } as const;
  const puzzle = { href: '/puzzles/today', sign: 'star', title: say('puzzles.today') } as const;
  const ways = [
    { ...lessons, about: say('home.learn.lessons.about') },
    { ...daily, about: say('home.learn.daily.about') },
    { ...puzzle, about: say('home.learn.puzzle.about') },
  ];
  return <Ways title={say('home.learn')} ways={ways} />;
}
