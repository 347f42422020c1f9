/** The bots that can be named in a contest: those to play with, and those that others are measured against. */
import { BOTS, type Bot } from '@cartagena/bots';
import { REFERENCE_BOTS } from '@cartagena/bots/reference';

export const CONTEST_BOTS: { readonly [name: string]: Bot } = { ...BOTS, ...REFERENCE_BOTS };
