/** Games understood: what they were worth at every moment, what was better, and why. */

export type { Explanation } from './explanation.ts';
export { ASPECTS, type Aspect, type Gains } from './gains.ts';
export { type Hint, hint } from './hint.ts';
export type { Plan } from './plan.ts';
export type { Step } from './step.ts';
