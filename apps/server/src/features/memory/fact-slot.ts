import { createHash } from 'node:crypto';
import type { Fact } from '../../outside/ai/facts/read-facts.ts';

/** A person has one of each of these: a newer fact replaces the older. */
const single = new Set<Fact['kind']>(['name', 'place', 'job', 'birthday']);

/** Returns the subject of a fact; facts with the same slot replace each other. */
export function factSlot({ kind, content, key }: Fact): string {
  if (single.has(kind)) return kind;
  const about = (key ?? content)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return `${kind}:${createHash('sha256').update(about).digest('hex').slice(0, 16)}`;
}
