/** Limits a process to a part of a core with Linux control groups, so that several servers on one machine behave like separate machines. */
import { existsSync } from 'node:fs';
import { mkdir, rmdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const GROUPS = '/sys/fs/cgroup';
/** In microseconds. Short, so that a process does not wait long for its next share. */
const PERIOD = 10_000;

/** Limits the process to this percentage of a core. Returns a function that cleans up after it has ended. */
export async function holdTo(percent: number, pid: number): Promise<() => Promise<void>> {
  const quota = (PERIOD * percent) / 100;
  // The two versions of control groups.
  const isUnified = existsSync(join(GROUPS, 'cgroup.controllers'));
  const group = join(GROUPS, isUnified ? '' : 'cpu', `cartagena-load-${pid}`);
  const limits = isUnified
    ? [['cpu.max', `${quota} ${PERIOD}`]]
    : [
        ['cpu.cfs_period_us', PERIOD],
        ['cpu.cfs_quota_us', quota],
      ];
  try {
    await mkdir(group);
    for (const [name, value] of [...limits, ['cgroup.procs', pid]])
      await writeFile(join(group, String(name)), String(value));
  } catch (error) {
    throw new Error(`--share needs Linux's control groups, and the right to make one. ${(error as Error).message}`);
  }
  return () => rmdir(group);
}
