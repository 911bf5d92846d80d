import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';

/** Where files live. Keys are made by us: `[A-Za-z0-9_-]` and `/`, never a name a person chose. */
export type Storage = {
  put(key: string, bytes: Uint8Array): Promise<void>;
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
    put: async (key, bytes) => {
      const path = pathOf(key);
      const aside = `${path}.part`;
      await mkdir(dirname(path), { recursive: true });
      const file = await open(aside, 'w', 0o600);
      try {
        await file.writeFile(bytes);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(aside, path);
    },
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
