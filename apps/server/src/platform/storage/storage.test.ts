import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fileStorage } from './storage.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kindred-storage-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('a file that is moved in is the storage’s alone', async () => {
  const [path, kept] = [join(folder, 'given'), join(folder, 'kept')];
  await writeFile(path, 'bytes');
  await fileStorage(kept).move(path, 'a/b');
  expect(await readFile(join(kept, 'a/b'), 'utf8')).toBe('bytes');
  expect(await readdir(kept, { recursive: true })).toEqual(['a', 'a/b']);
  expect(await readdir(folder)).toEqual(['kept']);
});

test('a file that cannot be kept leaves nothing half-written', async () => {
  const kept = join(folder, 'failing');
  const storage = fileStorage(kept);
  await storage.put('a/b', Buffer.from('bytes'));
  // `a` is a folder: nothing can be written in its place.
  await expect(storage.put('a', Buffer.from('other bytes'))).rejects.toThrow();
  await expect(storage.move(join(folder, 'nothing'), 'c')).rejects.toThrow();
  const path = join(folder, 'given');
  await writeFile(path, 'other bytes');
  await expect(storage.move(path, 'a')).rejects.toThrow();
  expect((await readdir(kept, { recursive: true })).toSorted()).toEqual(['a', 'a/b']);
});
