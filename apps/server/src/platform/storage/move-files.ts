import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Storage } from './storage.ts';

/**
 * Moves every finished file, and returns how many. A file is removed from `from` once `to` has given back bytes with the same
 * SHA-256; with others it stays, and the move ends with an error. Files that are written meanwhile may stay for the next move.
 */
export async function moveFiles(from: Storage, to: Storage): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'kindred-move-'));
  let count = 0;
  try {
    for await (const { key } of from.list()) {
      const size = key.endsWith('.part') ? undefined : await from.size(key);
      if (size === undefined) continue;
      const copy = join(folder, 'file');
      const digest = await hash(from, key, size, copy);
      await to.move(copy, key);
      if ((await hash(to, key, size)) !== digest)
        throw new Error(`${key} came out different; it stays where it was`);
      await from.remove(key);
      count += 1;
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return count;
}

/** Returns the SHA-256 of a stored file, and writes the file to `copy` where it is given. */
async function hash(storage: Storage, key: string, size: number, copy?: string): Promise<string> {
  const digest = createHash('sha256');
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      digest.update(chunk);
      done(null, copy === undefined ? undefined : chunk);
    },
  });
  if (size === 0 && copy !== undefined) await pipeline([], createWriteStream(copy));
  else if (size > 0 && copy !== undefined)
    await pipeline(storage.read(key, 0, size - 1), counted, createWriteStream(copy));
  else if (size > 0) await pipeline(storage.read(key, 0, size - 1), counted.resume());
  return digest.digest('hex');
}
