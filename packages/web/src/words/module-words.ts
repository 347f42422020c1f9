/** Variants in words. A variant without words is called by its id. */
import { capitalized, readable, sayIfKnown } from './words.ts';

export const moduleName = (id: string): string => sayIfKnown(`module.${id}`) ?? capitalized(readable(id));

/** Undefined: nothing was written about it. */
export const moduleAbout = (id: string): string | undefined => sayIfKnown(`module.${id}.about`);
