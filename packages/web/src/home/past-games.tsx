/** The way to games that are over: watched again, counted, or opened from a file. */
import { OpenFile } from '../replay/open-file.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Section } from '../ui/section.tsx';
import { say } from '../words/words.ts';

export function PastGames() {
  return (
    <Section title={say('home.past')}>
      <p class="soft">{say('home.past.about')}</p>
      <div class="row">
        <ButtonLink href="/replay">{say('replay.title')}</ButtonLink>
        <ButtonLink href="/stats">{say('stats.title')}</ButtonLink>
        <OpenFile />
      </div>
    </Section>
  );
}
