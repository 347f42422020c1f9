import { say } from '../words/words.ts';

export function Lost() {
  return (
    <main>
      <h1>{say('app.lost.title')}</h1>
      <p>{say('app.lost.text')}</p>
      <a href="/">{say('app.lost.home')}</a>
    </main>
  );
}
