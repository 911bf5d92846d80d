import type { Context } from '../../../context.ts';
import type { HookInput } from '../../../hooks.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import { syncCheckout } from './apply-payment-event.ts';

const $ = inputs({ userId: 'bigint' });

const emptyAddresses = statement({}, sql`update checkouts set redirect_url = '' where user_id = ${$.userId}`);

export async function deleteCheckouts(tx: Tx, { userId }: HookInput<'userDeleted'>): Promise<void> {
  await emptyAddresses.run(tx, { userId });
  await closeCheckoutsSoon(tx, { userId });
}

export async function closeCheckoutsSoon(tx: Tx, { userId }: { userId: string }): Promise<void> {
  await enqueue(tx, 'wallet.close-checkouts', { user_id: userId });
}

const listOpen = statement(
  { checkout_id: 'text', provider_ref: 'text!' },
  sql`select checkout_id, provider_ref from checkouts where state in ('open', 'declined') and provider_ref is not null
      and (user_id = ${$.userId} or char_id in (select char_id from characters where user_id = ${$.userId}))`,
);

/** Closes the person's open checkouts and those for their page at the provider. A payment that came just before is settled as usual. */
export async function closeCheckouts(context: Context, payload: unknown): Promise<void> {
  const { user_id: userId } = payload as { user_id: string };
  const open = await listOpen.all(context.db, { userId });
  for (const { checkout_id: checkoutId, provider_ref: providerRef } of open) {
    await context.payments.expireCheckout(providerRef);
    await syncCheckout(context, { checkoutId, providerRef });
  }
}
