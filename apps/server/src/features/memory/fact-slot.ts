import { createHash } from 'node:crypto';
import type { Fact } from '../../outside/ai/facts/read-facts.ts';

/** Of these a person has one: a newer one takes the place of the older. */
const single = new Set<Fact['kind']>(['name', 'place', 'job', 'birthday']);

/** What a fact is about; facts with the same slot replace each other. */
export function factSlot({ kind, content, key }: Fact): string {
  if (single.has(kind)) return kind;
  const about = (key ?? content)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return `${kind}:${createHash('sha256').update(about).digest('hex').slice(0, 16)}`;
}
