import { mkdir, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Throws when `folder` is not writable or has less than `minFreeBytes` of free space. */
export async function checkDisk(folder: string, minFreeBytes: number): Promise<void> {
  await mkdir(folder, { recursive: true });
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < minFreeBytes) throw new Error('the disk is full');
  const probe = join(folder, `.probe-${process.pid}`);
  await writeFile(probe, 'kindred');
  await rm(probe);
}
