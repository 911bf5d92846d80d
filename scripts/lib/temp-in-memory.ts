import { accessSync, constants, statfsSync } from 'node:fs';

const memoryDisk = '/dev/shm';
const diskBytes = 2e9;
const memoryBytes = 6e9;

/**
 * Sends the temporary folders of this process and its children into memory, where there is a memory disk and enough
 * memory behind it: databases that are thrown away are then copied ten times as fast. TMPDIR, if set, stays.
 */
export function tempInMemory(): void {
  if (process.env.TMPDIR === undefined && hasRoom()) process.env.TMPDIR = memoryDisk;
}

function hasRoom(): boolean {
  try {
    accessSync(memoryDisk, constants.W_OK);
    const { bavail, bsize } = statfsSync(memoryDisk);
    return bavail * bsize > diskBytes && process.availableMemory() > memoryBytes;
  } catch {
    return false;
  }
}
