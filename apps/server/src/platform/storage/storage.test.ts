import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fileStorage, type Storage } from './storage.ts';

let folder: string;
let storage: Storage;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kindred-storage-'));
  storage = fileStorage(folder);
});
afterEach(() => rm(folder, { recursive: true }));

const keys = async () => {
  const keys: string[] = [];
  for await (const { key } of storage.list()) keys.push(key);
  return keys.toSorted();
};

test('a stored file is listed with its time, until it is removed with its folder', async () => {
  const before = Date.now() - 2000;
  await storage.put('one/w320', new Uint8Array([1]));
  await storage.put('one/w640', new Uint8Array([1, 2]));
  await storage.put('two/mp4', new Uint8Array([1]));
  expect(await keys()).toEqual(['one/w320', 'one/w640', 'two/mp4']);
  for await (const { writtenAt } of storage.list()) expect(writtenAt.getTime()).toBeGreaterThan(before);
  await storage.remove('two/mp4');
  expect(await keys()).toEqual(['one/w320', 'one/w640']);
  expect(await readdir(folder)).toEqual(['one']);
});

test('a file that is moved into the storage is gone from its old place', async () => {
  const from = join(folder, 'given');
  await writeFile(from, 'bytes');
  await storage.move(from, 'one/mp4');
  expect(await readFile(join(folder, 'one/mp4'), 'utf8')).toBe('bytes');
  expect(await readdir(folder)).toEqual(['one']);
  expect(await keys()).toEqual(['one/mp4']);
});

test('a file that could not be written leaves nothing behind', async () => {
  // A folder stands where the file should be, so the last step fails.
  await storage.put('one/w320/inner', new Uint8Array([1]));
  await expect(storage.put('one/w320', new Uint8Array([1]))).rejects.toThrow();
  await writeFile(join(folder, 'one', 'given'), 'bytes');
  await expect(storage.move(join(folder, 'one', 'given'), 'one/w320')).rejects.toThrow();
  expect(await keys()).toEqual(['one/w320/inner']);
});

test('an unfinished file of a dead process is listed and can be removed', async () => {
  await storage.put('one/w320', new Uint8Array([1]));
  await writeFile(join(folder, 'one', 'w640.part'), 'half');
  expect(await keys()).toEqual(['one/w320', 'one/w640.part']);
  await storage.remove('one/w640.part');
  expect(await keys()).toEqual(['one/w320']);
});

test('an unused storage is empty', async () => {
  storage = fileStorage(join(folder, 'not there'));
  expect(await keys()).toEqual([]);
});

test.each(['../secret', '/etc/passwd', 'a/../b', 'a.part.part', ''])('%s is no key', async (key) => {
  await expect((async () => storage.remove(key))()).rejects.toThrow('not a storage key');
});

test('a range of a file is read as one piece, also twice, and is gone after the file is removed', async () => {
  await storage.put('one/w320', new Uint8Array([1, 2, 3, 4]));
  for (let count = 0; count < 2; count++)
    expect(await storage.readPiece('one/w320', 1, 2)).toEqual(Buffer.from([2, 3]));
  expect(await storage.readPiece('one/w320', 2, 9)).toBeUndefined();
  await storage.remove('one/w320');
  expect(await storage.readPiece('one/w320', 1, 2)).toBeUndefined();
});
