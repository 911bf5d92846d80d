import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { startS3, type TestS3 } from '../../test/faults/start-s3.ts';
import { fallBack } from './fall-back.ts';
import { moveFiles } from './move-files.ts';
import { s3Storage } from './s3-storage.ts';
import { fileStorage, type Storage } from './storage.ts';

let s3: TestS3;
let storage: Storage;
let folder: string;
beforeAll(async () => {
  s3 = await startS3();
  storage = s3Storage(s3.address);
});
afterAll(() => s3.stop());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kindred-s3-files-'));
});
afterEach(async () => {
  s3.setFaults(() => undefined);
  for (const key of await keysOf(storage)) await storage.remove(key);
  await rm(folder, { recursive: true });
});

async function keysOf(of: Storage): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of of.list()) keys.push(key);
  return keys.toSorted();
}

const big = randomBytes(8 * 1024 * 1024 + 5);
const digestOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
async function moveBig(): Promise<string> {
  const path = join(folder, 'given');
  await writeFile(path, big);
  await storage.move(path, 'two/mp4');
  return path;
}
const readBig = async () => digestOf(await buffer(storage.read('two/mp4', 0, big.length - 1)));

test('a file is written, measured, read in parts and removed; a missing one is none', async () => {
  await storage.check();
  await storage.put('one/w320', new Uint8Array([1, 2, 3, 4]));
  expect(await storage.size('one/w320')).toBe(4);
  expect(await storage.readPiece('one/w320', 1, 2)).toEqual(Buffer.from([2, 3]));
  expect(await storage.readPiece('one/w320', 2, 9)).toBeUndefined();
  expect(await keysOf(storage)).toEqual(['one/w320']);
  await storage.remove('one/w320');
  await storage.remove('one/w320');
  expect(await storage.size('one/w320')).toBeUndefined();
  expect(await storage.readPiece('one/w320', 1, 2)).toBeUndefined();
});

test('a file of two parts is moved whole, and only then leaves its place', async () => {
  const path = await moveBig();
  expect(existsSync(path)).toBe(false);
  expect(await storage.size('two/mp4')).toBe(big.length);
  expect(await readBig()).toBe(digestOf(big));
});

test.each(['unavailable', 'lost', 'slow'] as const)(
  'with a first answer to each request that is %s, everything arrives and is read whole',
  async (fault) => {
    const seen = new Set<string>();
    s3.setFaults((method, path) => {
      const id = `${method} ${path}`;
      if (seen.has(id)) return undefined;
      seen.add(id);
      return fault;
    });
    await storage.put('one/w320', new Uint8Array([1, 2, 3, 4]));
    await moveBig();
    expect(await readBig()).toBe(digestOf(big));
    expect(await keysOf(storage)).toEqual(['one/w320', 'two/mp4']);
  },
);

test('a server that refuses everything is an error, and the file stays where it was', async () => {
  s3.setFaults(() => 'unavailable');
  const path = join(folder, 'given');
  await writeFile(path, 'bytes');
  await expect(storage.move(path, 'two/mp4')).rejects.toThrow();
  await expect(storage.size('two/mp4')).rejects.toThrow();
  expect(existsSync(path)).toBe(true);
});

test.each(['../one', '/one', 'one/../two', 'one two'])(
  'no name that a person chose gets to the bucket: %s',
  async (key) => {
    await expect(storage.put(key, new Uint8Array([1]))).rejects.toThrow('not a storage key');
  },
);

test('files that have not moved yet are read from where they are; what moves keeps its bytes, there and back', async () => {
  const files = fileStorage(join(folder, 'media'));
  await files.put('old/w320', new Uint8Array([1, 2, 3]));
  await files.put('empty/w320', new Uint8Array());
  const both = fallBack(storage, files);
  await both.put('new/w320', new Uint8Array([4]));
  expect(await keysOf(files)).toEqual(['empty/w320', 'old/w320']);
  expect(await both.size('old/w320')).toBe(3);
  expect(await both.readPiece('old/w320', 1, 2)).toEqual(Buffer.from([2, 3]));
  expect(await buffer(both.read('old/w320', 0, 2))).toEqual(Buffer.from([1, 2, 3]));

  expect(await moveFiles(files, storage)).toBe(2);
  expect(await keysOf(files)).toEqual([]);
  expect(await buffer(both.read('old/w320', 0, 2))).toEqual(Buffer.from([1, 2, 3]));
  expect(await moveFiles(storage, files)).toBe(3);
  expect(await keysOf(files)).toEqual(['empty/w320', 'new/w320', 'old/w320']);
  await both.remove('old/w320');
  expect(await both.size('old/w320')).toBeUndefined();
});

test('a file that comes out different is an error and stays where it was', async () => {
  const files = fileStorage(join(folder, 'media'));
  await files.put('old/w320', new Uint8Array([1, 2, 3]));
  const broken: Storage = {
    ...storage,
    move: async (_path, key) => storage.put(key, new Uint8Array([1, 2, 4])),
  };
  await expect(moveFiles(files, broken)).rejects.toThrow('came out different');
  expect(await keysOf(files)).toEqual(['old/w320']);
});
