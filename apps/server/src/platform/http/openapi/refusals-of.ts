import type { Call } from '@kindred/contract/wire/call';
import { commonRefusals, type RefusalName } from '@kindred/contract/wire/errors';

/** Returns the call's own refusals, those that follow from its declaration, and the common ones. */
export function refusalsOf({ auth, idempotency, refusals }: Call): RefusalName[] {
  const common = commonRefusals.filter((name) => name !== 'unauthorized' || auth !== 'public');
  const conditional: RefusalName[] = [
    ...(auth === 'staff' || auth === 'admin' ? (['forbidden'] as const) : []),
    ...(auth === 'creator' ? (['creatorsOnly'] as const) : []),
    ...(idempotency === 'key' ? (['idempotencyKeyMissing', 'idempotencyKeyReused'] as const) : []),
  ];
  return [...new Set([...common, ...conditional, ...refusals])];
}
