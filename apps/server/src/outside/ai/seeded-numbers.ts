import { createHash } from 'node:crypto';

/** Numbers in [0, 1) that are the same for the same seed: SHA-256 of seed and count. */
export function seededNumbers(seed: string): () => number {
  let count = 0;
  return () => createHash('sha256').update(`${seed}:${count++}`).digest().readUInt32BE() / 2 ** 32;
}
