/** What was played last, on this device. */
import { persistedSignal } from '../base/persisted-signal.ts';
import { FIRST_PLAN, type Plan, parsePlan } from './plan.ts';

export const lastPlan = persistedSignal<Plan>('plan', FIRST_PLAN, parsePlan);
