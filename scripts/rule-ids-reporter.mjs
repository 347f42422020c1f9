// Which rules are tested? Every id of docs/rules must be in the title of a test that ran and passed, and no title may name an id that
// is none. Part of `npm test`; a run of some tests only cannot answer, and is not asked.
import { readdirSync, readFileSync } from 'node:fs';

const RULES = new URL('../docs/rules/', import.meta.url);

function declaredIds() {
  const pages = readdirSync(RULES).filter(file => file.endsWith('.md'));
  const texts = pages.map(file => readFileSync(new URL(file, RULES), 'utf8'));
  return new Set(
    texts.flatMap(text => [...text.matchAll(/^\s*[-*]?\s*\*\*([A-Z]+(?:-[A-Z0-9]+)+)\*\*/gm)].map(([, id]) => id)),
  );
}

export const idsIn = title => [...title.matchAll(/\[([A-Z]{2,}(?:-[A-Z0-9]+)+)\]/g)].map(([, id]) => id);

/** What is wrong, a line each. */
export function compareIds(declared, titles) {
  const named = new Set(titles.flatMap(idsIn));
  return [
    ...[...declared].filter(id => !named.has(id)).map(id => `No test that passed names the rule ${id} in its title.`),
    ...[...named].filter(id => !declared.has(id)).map(id => `A test names the rule ${id}, which is not in docs/rules.`),
  ];
}

export default class RuleIdsReporter {
  onTestRunEnd(modules) {
    const tests = modules.flatMap(module => [...module.children.allTests()]);
    const titles = tests.filter(test => test.result().state === 'passed').map(test => test.name);
    const declared = declaredIds();
    const wrong = compareIds(declared, titles);
    for (const line of wrong) console.error(line);
    if (wrong.length > 0) process.exitCode = 1;
    else console.log(`${declared.size} rules, each named by a test that passed.`);
  }
}
