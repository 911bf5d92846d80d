import { existsSync, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { StartRefusal } from './start-refusal.ts';

/** Makes the folder with all above it. Throws a StartRefusal that names it where that cannot be. */
export function makeDataDir(dataDir: string): void {
  try {
    makeFolder(dataDir);
  } catch (error) {
    throw new StartRefusal(`DATA_DIR cannot be used: ${(error as Error).message}`);
  }
}

/** Step by step: Node's own `recursive` never returns where a parent is there and takes no folders, as in /proc. */
function makeFolder(folder: string): void {
  if (!existsSync(folder)) {
    makeFolder(path.dirname(folder));
    makeOne(folder);
  }
  if (!statSync(folder).isDirectory()) throw new Error(`${folder} is not a folder`);
}

/** Two starts may come to a missing folder at once. */
function makeOne(folder: string): void {
  try {
    mkdirSync(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}
