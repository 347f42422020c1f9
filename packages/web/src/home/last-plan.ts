/** What was played last, on this device. */
import { kept } from '../app/settings.ts';
import { FIRST_PLAN, type Plan, parsePlan } from './plan.ts';

export const lastPlan = kept<Plan>('plan', FIRST_PLAN, parsePlan);
