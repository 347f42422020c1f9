/** A disk of a few megabytes that can be filled to its last byte. Needs permission to mount one. */
import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export class SmallDisk {
  readonly folder: string;

  private constructor(folder: string) {
    this.folder = folder;
  }

  /** Undefined if this is not allowed here. */
  static mount(size = '4m'): SmallDisk | undefined {
    const folder = mkdtempSync(join(tmpdir(), 'cartagena-disk-'));
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder], { stdio: 'ignore' });
      return new SmallDisk(folder);
    } catch {
      rmSync(folder, { recursive: true });
      return undefined;
    }
  }

  /** Leaves no room for anybody. */
  fill(): void {
    for (let size = 2 ** 20; size >= 1; ) {
      try {
        appendFileSync(this.filler, new Uint8Array(size));
      } catch {
        size /= 2;
      }
    }
  }

  makeRoom(): void {
    rmSync(this.filler);
  }

  unmount(): void {
    execFileSync('umount', [this.folder]);
    rmSync(this.folder, { recursive: true });
  }

  private get filler(): string {
    return join(this.folder, 'filler');
  }
}
