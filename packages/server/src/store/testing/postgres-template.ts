/** For a whole run of tests: a folder where the first PostgreSQL leaves an empty database that the others copy. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export default function setUp(): (() => void) | undefined {
  if (process.env.POSTGRES_TEMPLATE !== undefined) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'cartagena-template-'));
  chmodSync(folder, 0o755);
  process.env.POSTGRES_TEMPLATE = join(folder, 'data');
  return () => rmSync(folder, { recursive: true, force: true });
}
