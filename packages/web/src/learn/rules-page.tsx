/** The rules of a box, or those of one table, to be read. */
import { EDITIONS, type EditionId } from '@cartagena/engine';
import type { PageProps } from '../base/router.ts';
import { tableIn } from '../plan/rules-address.ts';
import { ButtonLink } from '../ui/button.tsx';
import { TitledPage } from '../ui/frame.tsx';
import { moduleName } from '../words/module-words.ts';
import { say, sayIfKnown } from '../words/words.ts';
import { Demo } from './demo.tsx';
import style from './learn.module.css';
import { lessonPath } from './lessons.ts';
import { paragraphsOf, type RuleSection, sectionsOfEdition, sectionsOfTable } from './rule-sections.ts';

export function RulesPage({ params: [name], query }: PageProps) {
  const edition = EDITIONS.find(one => one === name)!;
  const table = tableIn(edition, query);
  const sections = table ? sectionsOfTable(table) : sectionsOfEdition(edition);
  const title = say(table ? 'rules.table' : 'rules.title', { edition: say(`edition.${edition}`) });
  return (
    <TitledPage title={title} isText>
      <nav aria-label={say('rules.contents')}>
        <ul class={style.contents}>
          {sections.map(({ id }) => (
            <li key={id}>
              <a href={`#${id}`}>{sectionTitle(id)}</a>
            </li>
          ))}
        </ul>
      </nav>
      {sections.map(section => (
        <Section key={section.id} section={section} />
      ))}
      <nav class="row" aria-label={say('rules.others')}>
        {!table && (
          <ButtonLink kind="main" href={`/new?edition=${edition}`}>
            {say('rules.begin')}
          </ButtonLink>
        )}
        <ButtonLink href="/learn">{say('rules.back')}</ButtonLink>
        <OtherEditions edition={edition} />
      </nav>
    </TitledPage>
  );
}

const sectionTitle = (id: RuleSection['id']): string => sayIfKnown(`rules.${id}.title`) ?? moduleName(id);

function Section({ section: { id, texts, parameters, lesson, isVariant } }: { readonly section: RuleSection }) {
  const title = sectionTitle(id);
  const paragraphs = paragraphsOf({ texts, parameters });
  return (
    <section class={style.section} aria-labelledby={id} data-section={id}>
      <h2 id={id} tabIndex={-1}>
        {title}
        {isVariant && <span class={style.variant}>{say('rules.variant')}</span>}
      </h2>
      {paragraphs.map(text => (
        <p key={text}>{text}</p>
      ))}
      {lesson && (
        <>
          <Demo lesson={lesson} about={title} />
          <p>
            <a href={lessonPath(lesson)} aria-label={`${say('rules.try')}: ${title}`}>
              {say('rules.try')}
            </a>
          </p>
        </>
      )}
    </section>
  );
}

function OtherEditions({ edition }: { readonly edition: EditionId }) {
  return (
    <ul class={style.contents}>
      {EDITIONS.filter(other => other !== edition).map(other => (
        <li key={other}>
          <a href={`/learn/rules/${other}`}>{say('learn.rules.of', { edition: say(`edition.${other}`) })}</a>
        </li>
      ))}
    </ul>
  );
}
