import type { Call } from '@kindred/contract/wire/call';
import { commonRefusals, type RefusalName } from '@kindred/contract/wire/errors';

/** Every refusal that the call can answer: those of any call, those that its edge makes, and its own. */
export function refusalsOf({ auth, idempotency, refusals }: Call): RefusalName[] {
  const common = commonRefusals.filter((name) => name !== 'unauthorized' || auth !== 'public');
  const ofEdge: RefusalName[] = [
    ...(auth === 'creator' ? (['creatorsOnly'] as const) : []),
    ...(idempotency === 'key' ? (['idempotencyKeyMissing', 'idempotencyKeyReused'] as const) : []),
  ];
  return [...new Set([...common, ...ofEdge, ...refusals])];
}
