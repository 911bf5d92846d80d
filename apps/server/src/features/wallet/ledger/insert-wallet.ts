import type { HookInput } from '../../../hooks.ts';
import type { Tx } from '../../../platform/db/db.ts';

export async function insertWallet(tx: Tx, { userId }: HookInput<'userCreated'>): Promise<void> {
  await tx
    .insertInto('ledger_accounts')
    .values({ kind: 'wallet', currency: 'DIA', user_id: userId, balance: 0 })
    .execute();
}
