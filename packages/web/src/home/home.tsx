import { say } from '../words/words.ts';

export function Home() {
  return (
    <main>
      <h1>{say('app.title')}</h1>
      <p>{say('app.motto')}</p>
    </main>
  );
}
