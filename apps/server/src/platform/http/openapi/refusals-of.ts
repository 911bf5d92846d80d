import type { Call } from '@kindred/contract/wire/call';
import { commonRefusals, type RefusalName } from '@kindred/contract/wire/errors';

/**
 * Returns every refusal that the call can answer: the common ones, those of `auth` and `idempotency`, and its own.
 */
export function refusalsOf({ auth, idempotency, refusals }: Call): RefusalName[] {
  const common = commonRefusals.filter((name) => name !== 'unauthorized' || auth !== 'public');
  const conditional: RefusalName[] = [
    ...(auth === 'creator' ? (['creatorsOnly'] as const) : []),
    ...(idempotency === 'key' ? (['idempotencyKeyMissing', 'idempotencyKeyReused'] as const) : []),
  ];
  return [...new Set([...common, ...conditional, ...refusals])];
}
