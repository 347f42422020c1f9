import { say } from '../words/words.ts';
import { Ways } from './ways.tsx';

const WAYS = [
  ['here', '/new?with=here', 'people'],
  ['link', '/new?with=link', 'link'],
  ['tables', '/tables', 'globe'],
] as const;

export function Friends() {
  const ways = WAYS.map(([way, href, sign]) => ({
    href,
    sign,
    title: say(`home.friends.${way}`),
    about: say(`home.friends.${way}.about`),
  }));
  return <Ways title={say('home.friends')} ways={ways} />;
}
