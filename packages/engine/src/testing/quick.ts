/** `CARTAGENA_QUICK` shortens the longest tests, for runs that repeat them thousands of times (`npm run mutate`). */
declare const process: { readonly env: { readonly [name: string]: string | undefined } };

export const QUICK = process.env.CARTAGENA_QUICK !== undefined;

/** All of them, or in a quick run one in every few. */
export const oneIn = <T>(interval: number, list: readonly T[]): readonly T[] =>
  QUICK ? list.filter((_, i) => i % interval === 0) : list;
