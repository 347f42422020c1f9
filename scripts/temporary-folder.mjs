// For a whole run of tests: a folder for everything that they write, removed at the end, whatever a test leaves in it.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export default function setUp() {
  // Each project of the run asks; the first one makes it.
  if (process.env.TESTS_FOLDER !== undefined) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'cartagena-tests-'));
  // PostgreSQL does not run as root: its own user has to get in.
  chmodSync(folder, 0o755);
  for (const name of ['TESTS_FOLDER', 'TMPDIR', 'TEMP']) process.env[name] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
