/** What places are called in sentences. */
import type { Place } from '@cartagena/engine';
import { VARIANTS } from '../variants/index.ts';
import { plainPlaceName } from './words.ts';

export function placeName(place: Place): string {
  for (const variant of VARIANTS) {
    const name = variant.placeName?.(place);
    if (name !== undefined) return name;
  }
  return plainPlaceName(place);
}
