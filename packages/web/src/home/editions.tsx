import { EDITIONS } from '@cartagena/engine';
import { EditionPicture } from '../art/edition-picture.tsx';
import { Section } from '../ui/section.tsx';
import { say } from '../words/words.ts';
import style from './home.module.css';

/** The boxes. Each leads to its choices. */
export function Editions() {
  return (
    <Section title={say('home.editions')}>
      <ul class={style.editions}>
        {EDITIONS.map(edition => (
          <li key={edition} class={style.edition}>
            <EditionPicture edition={edition} />
            <div class={style.words}>
              <h3>
                <a class="whole" href={`/new?edition=${edition}`}>
                  {say(`edition.${edition}`)}
                </a>
              </h3>
              <p>{say(`edition.${edition}.about`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
