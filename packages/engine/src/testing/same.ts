/** Comparing plain data without a test's tools: the runs of many games have none. */

export const asJson = <T>(value: T): T => JSON.parse(JSON.stringify(value));

export function mustBeSame(value: unknown, expected: unknown, what: string): void {
  const is = JSON.stringify(value);
  const should = JSON.stringify(expected);
  if (is !== should) throw new Error(`Broken: ${what} is ${is} instead of ${should}`);
}
