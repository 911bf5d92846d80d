import { closeSync, createReadStream, openSync, read } from 'node:fs';
import { copyFile, type FileHandle, mkdir, open, opendir, rename, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { keepPieces } from './keep-pieces.ts';

export type StoredFile = {
  key: string;
  /** By the storage's own clock. */
  writtenAt: Date;
};

/** Stores files. Keys are made by the server: `[A-Za-z0-9_-]` and `/`, never a name that a person chose. */
export type Storage = {
  /** Throws where it cannot be used: a bucket is not there, not ours, or does not answer. */
  check(): Promise<void>;
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Moves the file at `path` into the storage. */
  move(path: string, key: string): Promise<void>;
  /** Returns the size in bytes; undefined when there is no such file. */
  size(key: string): Promise<number | undefined>;
  /** Streams the bytes `start` to `end`, both inclusive. */
  read(key: string, start: number, end: number): Readable;
  /** Reads the same range into memory; undefined when the file is gone or shorter. */
  readPiece(key: string, start: number, end: number): Promise<Buffer | undefined>;
  /** Removes a file, also an unfinished one from `list`; a missing file is no error. */
  remove(key: string): Promise<void>;
  /** Yields every file in no particular order. The key of an unfinished file ends in `.part`. */
  list(): AsyncIterable<StoredFile>;
};

const keyPattern = /^[A-Za-z0-9_-]+(\/[A-Za-z0-9_-]+)*$/;
/** The end of the key of a file that is not whole yet. */
export const unfinished = '.part';

/** 64 MB of memory for the most requested pictures and parts of clips. */
export const keptPieces = { maxBytes: 67_108_864, maxPieceBytes: 524_288 };

/** Returns the key, or throws: no other name gets to a disk or a bucket. */
export function checkKey(key: string): string {
  if (!keyPattern.test(key)) throw new Error('not a storage key');
  return key;
}

/** Stores files below a folder. A file appears whole or not at all: it is written aside, synced and renamed. */
export function fileStorage(folder: string): Storage {
  const pathOf = (key: string) => join(folder, checkKey(key));
  const pieces = keepPieces((key, start, end) => orUndefined(readPiece(pathOf(key), start, end)), keptPieces);
  return {
    // Whether the disk can be written to is asked of all of DATA_DIR.
    check: async () => {},
    put: async (key, bytes) =>
      writeWhole(pathOf(key), (path) => inSync(path, 'w', (file) => file.writeFile(bytes))),
    move: async (from, key) => writeWhole(pathOf(key), (path) => moveSynced(from, path)),
    size: async (key) => (await orUndefined(stat(pathOf(key))))?.size,
    read: (key, start, end) => createReadStream(pathOf(key), { start, end }),
    readPiece: pieces.read,
    remove: async (key) => {
      pieces.drop(key);
      const path = key.endsWith(unfinished)
        ? pathOf(key.slice(0, -unfinished.length)) + unfinished
        : pathOf(key);
      await rm(path, { force: true });
      // Its folder goes with the last file in it.
      if (dirname(path) !== folder) await rmdir(dirname(path)).catch(() => {});
    },
    list: () => listFiles(folder),
  };
}

/** Lets `make` write the file under another name, then renames it. */
async function writeWhole(path: string, make: (path: string) => Promise<void>): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  try {
    await make(path + unfinished);
    await rename(path + unfinished, path);
  } catch (error) {
    // A file that did not fit must not keep the disk full.
    await rm(path + unfinished, { force: true });
    throw error;
  }
}

async function moveSynced(from: string, to: string): Promise<void> {
  await rename(from, to).catch(async (error: NodeJS.ErrnoException) => {
    // A file on another file system has to be copied.
    if (error.code !== 'EXDEV') throw error;
    await copyFile(from, to);
    await rm(from);
  });
  await inSync(to, 'r+', (file) => file.chmod(0o600));
}

async function inSync(path: string, flags: string, work: (file: FileHandle) => Promise<void>): Promise<void> {
  const file = await open(path, flags, 0o600);
  try {
    await work(file);
    await file.sync();
  } finally {
    await file.close();
  }
}

const readDescriptor = promisify(read);

// Opening and closing a local file does not wait; on a separate thread they would cost more than the read.
async function readPiece(path: string, start: number, end: number): Promise<Buffer | undefined> {
  const descriptor = openSync(path, 'r');
  try {
    const piece = Buffer.allocUnsafeSlow(end - start + 1);
    let length = 0;
    while (length < piece.length) {
      const { bytesRead } = await readDescriptor(
        descriptor,
        piece,
        length,
        piece.length - length,
        start + length,
      );
      if (bytesRead === 0) return undefined;
      length += bytesRead;
    }
    return piece;
  } finally {
    closeSync(descriptor);
  }
}

async function* listFiles(folder: string, prefix = ''): AsyncGenerator<StoredFile> {
  const entries = await orUndefined(opendir(join(folder, prefix)));
  for await (const entry of entries ?? []) {
    const key = prefix === '' ? entry.name : `${prefix}/${entry.name}`;
    if (entry.isDirectory()) yield* listFiles(folder, key);
    else if (keyPattern.test(key.replace(/\.part$/, ''))) {
      const stats = await orUndefined(stat(join(folder, key)));
      if (stats) yield { key, writtenAt: stats.mtime };
    }
  }
}

/** Returns undefined when the file does not exist; other processes may remove files at any time. */
async function orUndefined<Result>(operation: Promise<Result>): Promise<Result | undefined> {
  try {
    return await operation;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
