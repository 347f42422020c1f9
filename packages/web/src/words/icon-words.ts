/** Icons of spaces and cards in words. An icon without words is called by its id. */
import type { Icon } from '@cartagena/engine';
import { readable, sayIfKnown } from './words.ts';

/** "key": in a list, after a number, as a label. */
export const iconName = (icon: Icon): string => sayIfKnown(`icon.${icon}`) ?? readable(icon);

/** "a key": as the object of a sentence. */
export const iconObject = (icon: Icon): string => sayIfKnown(`icon.${icon}.object`) ?? readable(icon);
