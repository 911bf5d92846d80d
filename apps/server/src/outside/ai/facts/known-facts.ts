import type { FactKind } from '@kindred/contract/memory/limits';
import { type Fact, readFacts } from './read-facts.ts';

/** What an answer may use of a fan, the latest last: what is stored counts for more than what was said. */
export type KnownFacts = { find: (kind: FactKind) => string | undefined; list: () => Fact[] };

/** Puts together what is stored and what is said in the messages of a prompt. */
export function knownFacts(stored: readonly Fact[], texts: string[]): KnownFacts {
  const stands = new Set(stored.map(({ kind }) => kind));
  const single: FactKind[] = ['name', 'place', 'job', 'birthday'];
  const read = texts.flatMap(readFacts).filter(({ kind }) => !single.includes(kind) || !stands.has(kind));
  const all = [...read, ...stored.toReversed()];
  const latest = all.filter(
    (fact, index) =>
      !all
        .slice(index + 1)
        .some(
          (later) =>
            later.kind === fact.kind && (single.includes(fact.kind) || later.content === fact.content),
        ),
  );
  return {
    find: (kind) => latest.findLast((fact) => fact.kind === kind)?.content,
    list: () => latest,
  };
}
