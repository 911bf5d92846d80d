import type { MemoryFact } from '@kindred/contract/memory/calls';
import { FactRow } from './fact-row.tsx';
import type { Remembered } from './memory.queries.ts';

type FactListProps = {
  conversation: Remembered;
  facts: readonly MemoryFact[];
  /** Called when a link to a message is followed. */
  onLeave?: () => void;
};

export function FactList({ conversation, facts, onLeave }: FactListProps) {
  return (
    <ul className="divide-y divide-line">
      {facts.map((fact) => (
        <FactRow key={fact.fact_id} conversation={conversation} fact={fact} onLeave={onLeave} />
      ))}
    </ul>
  );
}
