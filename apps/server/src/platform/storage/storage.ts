import { createReadStream } from 'node:fs';
import { copyFile, mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';

/** Where files live. Keys are made by us: `[A-Za-z0-9_-]` and `/`, never a name a person chose. */
export type Storage = {
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Takes over the file at `path`, which is gone afterwards. */
  move(path: string, key: string): Promise<void>;
  /** Size in bytes; undefined when there is no such file. */
  size(key: string): Promise<number | undefined>;
  /** Bytes `start` to `end`, both included. */
  read(key: string, start: number, end: number): Readable;
  remove(key: string): Promise<void>;
};

const keyPattern = /^[A-Za-z0-9_-]+(\/[A-Za-z0-9_-]+)*$/;

/** Files below one folder. A file appears whole or not at all: it is written aside, synced and renamed. */
export function fileStorage(folder: string): Storage {
  const pathOf = (key: string) => {
    if (!keyPattern.test(key)) throw new Error('not a storage key');
    return join(folder, key);
  };
  return {
    put: async (key, bytes) =>
      appear(pathOf(key), (aside) => writeFile(aside, bytes, { mode: 0o600, flush: true })),
    move: async (path, key) => appear(pathOf(key), (aside) => moveFile(path, aside)),
    size: async (key) => {
      try {
        return (await stat(pathOf(key))).size;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw error;
      }
    },
    read: (key, start, end) => createReadStream(pathOf(key), { start, end }),
    remove: (key) => rm(pathOf(key), { force: true }),
  };
}

/** Has a file made aside and renamed; nothing of it stays behind when that fails. */
async function appear(path: string, make: (aside: string) => Promise<void>): Promise<void> {
  const aside = `${path}.part`;
  await mkdir(dirname(path), { recursive: true });
  try {
    await make(aside);
    await rename(aside, path);
  } catch (error) {
    await rm(aside, { force: true });
    throw error;
  }
}

async function moveFile(from: string, to: string): Promise<void> {
  await rename(from, to).catch(async (error: NodeJS.ErrnoException) => {
    // On another file system it has to be copied.
    if (error.code !== 'EXDEV') throw error;
    await copyFile(from, to);
    await rm(from);
  });
  const file = await open(to, 'r+');
  try {
    await file.chmod(0o600);
    await file.sync();
  } finally {
    await file.close();
  }
}
