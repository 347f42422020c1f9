/** Comparing plain data without a test's tools: the runs of many games have none. */

export const asJson = <T>(value: T): T => JSON.parse(JSON.stringify(value));

const LONGEST = 200;
const cut = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

export function mustBeSame(value: unknown, expected: unknown, what: string): void {
  const is = JSON.stringify(value);
  const should = JSON.stringify(expected);
  if (is !== should) throw new Error(`Broken: ${what} is ${cut(is)} instead of ${cut(should)}`);
}
