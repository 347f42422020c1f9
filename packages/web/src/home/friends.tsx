import { say } from '../words/words.ts';
import { Ways } from './ways.tsx';

const COMPANY = ['here', 'link'] as const;

export function Friends() {
  const ways = COMPANY.map(company => ({
    path: `/new?with=${company}`,
    title: say(`home.friends.${company}`),
    about: say(`home.friends.${company}.about`),
  }));
  return <Ways title={say('home.friends')} ways={ways} />;
}
