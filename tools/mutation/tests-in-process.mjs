/** The part of Vitest that the engine's tests use, for tests that are loaded once and run many times in the same process. */
import { JestAsymmetricMatchers, JestChaiExpect, JestExtend } from '@vitest/expect';
import * as chai from 'chai';

chai.use(JestExtend);
chai.use(JestChaiExpect);
chai.use(JestAsymmetricMatchers);

/** `{ id, run }` of each test, in the order of loading; `collect` fills it. */
let tests = [];
let titles = [];
let cleanUps = [];

export const { expect } = chai;

export function describe(title, body) {
  titles.push(title);
  body();
  titles.pop();
}

export function it(title, body) {
  const name = [...titles, title].join(' ');
  const sameName = tests.filter(test => test.name === name).length;
  const after = cleanUps;
  const run = () => {
    try {
      return body();
    } finally {
      for (const cleanUp of after) cleanUp();
    }
  };
  tests.push({ name, id: sameName === 0 ? name : `${name} (${sameName + 1})`, run });
}

const each = define => cases => (title, body) =>
  cases.forEach((one, i) => {
    const values = Array.isArray(one) ? one : [one];
    define(`${title} #${i + 1}`, () => body(...values));
  });

describe.each = each(describe);
it.each = each(it);
it.runIf = condition => (condition ? it : () => undefined);

export const afterEach = cleanUp => void cleanUps.push(cleanUp);
/** Modules live until they are loaded anew, and so does what a file has set up. */
export const afterAll = () => undefined;

/** Loads files one after the other and returns their tests. */
export async function collect(files, load) {
  tests = [];
  for (const file of files) {
    titles = [file];
    cleanUps = [];
    await load(file);
  }
  return tests;
}
