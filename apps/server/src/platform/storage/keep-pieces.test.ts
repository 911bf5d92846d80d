import { expect, test } from 'vitest';
import { keepPieces } from './keep-pieces.ts';

const bounds = { maxBytes: 10, maxPieceBytes: 4 };

function counted() {
  const reads: string[] = [];
  const pieces = keepPieces(async (key, start, end) => {
    reads.push(key);
    return Buffer.alloc(end - start + 1);
  }, bounds);
  return { reads, pieces };
}

test('the latest pieces stay in memory, within the limit', async () => {
  const { reads, pieces } = counted();
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await pieces.read(key, 0, 3);
  expect(reads).toEqual(['a', 'b', 'c', 'b']);
});

test('a piece above the limit is read each time, and each range of a file is a piece of its own', async () => {
  const { reads, pieces } = counted();
  await pieces.read('a', 0, 4);
  await pieces.read('a', 0, 4);
  await pieces.read('b', 0, 1);
  await pieces.read('b', 1, 2);
  expect(reads).toEqual(['a', 'a', 'b', 'b']);
});

test('pieces of a removed file are forgotten, also when they are being read', async () => {
  const { reads, pieces } = counted();
  await pieces.read('a', 0, 3);
  pieces.drop('a');
  await pieces.read('a', 0, 3);
  pieces.drop('a');
  const reading = pieces.read('a', 0, 3);
  pieces.drop('a');
  await reading;
  await pieces.read('a', 0, 3);
  expect(reads).toHaveLength(4);
});
