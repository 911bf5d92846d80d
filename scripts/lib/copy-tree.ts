import { constants, copyFile, mkdir, readdir, stat } from 'node:fs/promises';
import path from 'node:path';

/**
 * Copies a folder with all in it, with the modes that folders and files have. `isWanted` is called for each entry by its path
 * below `from`. What somebody removes meanwhile is left out. Gives the number of files.
 */
export async function copyTree(
  from: string,
  to: string,
  isWanted: (relative: string) => boolean = () => true,
  below = '',
): Promise<number> {
  const entries = await orNothing(readdir(path.join(from, below), { withFileTypes: true }));
  if (!entries) return 0;
  await mkdir(path.join(to, below), { recursive: true, mode: (await stat(path.join(from, below))).mode });
  let count = 0;
  for (const entry of entries) {
    const relative = path.join(below, entry.name);
    if (!isWanted(relative)) continue;
    if (entry.isDirectory()) count += await copyTree(from, to, isWanted, relative);
    else if (entry.isFile() && (await copyOne(path.join(from, relative), path.join(to, relative))))
      count += 1;
  }
  return count;
}

async function copyOne(from: string, to: string): Promise<boolean> {
  return (await orNothing(copyFile(from, to, constants.COPYFILE_FICLONE).then(() => true))) ?? false;
}

/** Undefined where something is no longer there. */
async function orNothing<Value>(work: Promise<Value>): Promise<Value | undefined> {
  try {
    return await work;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Whether nothing is at this path, or an empty folder. */
export async function isVacant(folder: string): Promise<boolean> {
  return ((await orNothing(readdir(folder))) ?? []).length === 0;
}
