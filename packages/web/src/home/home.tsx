import { Frame } from '../ui/frame.tsx';
import { say } from '../words/words.ts';

export function Home() {
  return (
    <Frame>
      <h1>{say('app.title')}</h1>
      <p>{say('app.motto')}</p>
    </Frame>
  );
}
