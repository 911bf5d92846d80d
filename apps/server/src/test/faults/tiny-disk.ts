import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Whether this account may mount a file system; only root may. */
export const canMount = (() => {
  const folder = mkdtempSync(join(tmpdir(), 'kindred-mount-'));
  try {
    mountTinyDisk(folder).remove();
    return true;
  } catch {
    return false;
  } finally {
    rmSync(folder, { recursive: true });
  }
})();

export type TinyDisk = {
  /** Leaves this many bytes free, rounded to pages. */
  leave: (bytes: number) => void;
  remove: () => void;
};

/** Mounts a file system of 1 MB in memory at `folder`, which it creates when it is missing. */
export function mountTinyDisk(folder: string): TinyDisk {
  mkdirSync(folder, { recursive: true });
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder], { stdio: 'pipe' });
  const filler = join(folder, 'filler');
  return {
    leave: (bytes) => {
      rmSync(filler, { force: true });
      const { bavail, bsize } = statfsSync(folder);
      writeFileSync(filler, Buffer.alloc(Math.max(0, bavail * bsize - bytes)));
    },
    remove: () => execFileSync('umount', [folder]),
  };
}
