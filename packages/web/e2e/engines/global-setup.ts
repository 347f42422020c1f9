import serve from '../global-setup.ts';
import { reasonsToSkip } from './installed.ts';

export default function setUp(): Promise<() => Promise<void>> {
  for (const reason of reasonsToSkip()) console.error(`Skipped: ${reason}.`);
  return serve();
}
