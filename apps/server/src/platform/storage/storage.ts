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

/** Where files live. Keys are made by us: `[A-Za-z0-9_-]` and `/`, never a name a person chose. */
export type Storage = {
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Takes over the file at `path`, which is gone afterwards. */
  move(path: string, key: string): Promise<void>;
  /** Size in bytes; undefined when there is no such file. */
  size(key: string): Promise<number | undefined>;
  /** Bytes `start` to `end`, both included. */
  read(key: string, start: number, end: number): Readable;
  /** The same as one piece of memory; undefined when the file is gone or shorter. */
  readPiece(key: string, start: number, end: number): Promise<Buffer | undefined>;
  /** Takes a file away, also one that `list` gave; one that is not there is no failure. */
  remove(key: string): Promise<void>;
  /** Every file in no order, one after the other. The key of one whose writing broke off ends in `.part`. */
  list(): AsyncIterable<StoredFile>;
};

const keyPattern = /^[A-Za-z0-9_-]+(\/[A-Za-z0-9_-]+)*$/;
const unfinished = '.part';

/** Memory for what is looked at most: 64 MB, of pictures and of parts of clips. */
const keptPieces = { maxBytes: 67_108_864, maxPieceBytes: 524_288 };

/** Files below one folder. A file appears whole or not at all: it is written aside, synced and renamed. */
export function fileStorage(folder: string): Storage {
  const pathOf = (key: string) => {
    if (!keyPattern.test(key)) throw new Error('not a storage key');
    return join(folder, key);
  };
  const pieces = keepPieces((key, start, end) => orNothing(readPiece(pathOf(key), start, end)), keptPieces);
  return {
    put: async (key, bytes) =>
      appear(pathOf(key), (path) => inSync(path, 'w', (file) => file.writeFile(bytes))),
    move: async (from, key) => appear(pathOf(key), (path) => moveSynced(from, path)),
    size: async (key) => (await orNothing(stat(pathOf(key))))?.size,
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

/** Has a file made under another name and renames it. */
async function appear(path: string, make: (path: string) => Promise<void>): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  try {
    await make(path + unfinished);
    await rename(path + unfinished, path);
  } catch (error) {
    // A full disk is not to stay full because of what did not fit on it.
    await rm(path + unfinished, { force: true });
    throw error;
  }
}

async function moveSynced(from: string, to: string): Promise<void> {
  await rename(from, to).catch(async (error: NodeJS.ErrnoException) => {
    // On another file system it has to be copied.
    if (error.code !== 'EXDEV') throw error;
    await copyFile(from, to);
    await rm(from);
  });
  await inSync(to, 'r+', (file) => file.chmod(0o600));
}

/** Does something with a file and waits until it is on the disk. */
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

// Opening and closing wait for no data on a local disk: on a thread of their own they would cost more than the reading.
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
  const entries = await orNothing(opendir(join(folder, prefix)));
  for await (const entry of entries ?? []) {
    const key = prefix === '' ? entry.name : `${prefix}/${entry.name}`;
    if (entry.isDirectory()) yield* listFiles(folder, key);
    else if (keyPattern.test(key.replace(/\.part$/, ''))) {
      const found = await orNothing(stat(join(folder, key)));
      if (found) yield { key, writtenAt: found.mtime };
    }
  }
}

/** Others remove files meanwhile. */
async function orNothing<Found>(asked: Promise<Found>): Promise<Found | undefined> {
  try {
    return await asked;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
