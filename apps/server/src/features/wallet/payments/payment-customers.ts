import { createHmac } from 'node:crypto';
import type { Context } from '../../../context.ts';
import type { HookInput } from '../../../hooks.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';

const $ = inputs({ userId: 'bigint', provider: 'text', customerRef: 'text' });

type CustomerJob = { provider: string; customer_ref: string };

const find = statement(
  { customer_ref: 'text' },
  sql`select customer_ref from payment_customers where user_id = ${$.userId} and provider = ${$.provider}`,
);

const insert = statement(
  {},
  sql`insert into payment_customers (user_id, provider, customer_ref)
    values (${$.userId}, ${$.provider}, ${$.customerRef}) on conflict do nothing`,
);

const deleteAll = statement(
  { provider: 'text', customer_ref: 'text' },
  sql`delete from payment_customers where user_id = ${$.userId} returning provider, customer_ref`,
);

export async function findCustomerRef(
  { db, payments }: Pick<Context, 'db' | 'payments'>,
  userId: string,
): Promise<string | undefined> {
  return (await find.first(db, { userId, provider: payments.provider }))?.customer_ref;
}

/**
 * Returns the buyer's record at the provider and creates it for the first checkout; undefined where the provider
 * keeps none.
 */
export async function getCustomerRef(context: Context, userId: string): Promise<string | undefined> {
  const { db, payments, secret } = context;
  if (!payments.savedMethods) return undefined;
  const existing = await findCustomerRef(context, userId);
  if (existing !== undefined) return existing;
  // The key hides our user id from the provider.
  const buyerKey = createHmac('sha256', secret('payment customers'))
    .update(userId)
    .digest('hex')
    .slice(0, 32);
  const customerRef = await payments.savedMethods.createCustomer(buyerKey);
  await insert.run(db, { userId, provider: payments.provider, customerRef });
  return customerRef;
}

/** A job deletes the records that the providers keep. */
export async function deleteCustomers(tx: Tx, { userId }: HookInput<'userDeleted'>): Promise<void> {
  for (const payload of await deleteAll.all(tx, { userId })) {
    await enqueue(tx, 'wallet.delete-customer', payload satisfies CustomerJob);
  }
}

/** Deletes the record at the present provider. A record at another provider is out of reach and is logged. */
export async function deleteCustomer({ payments, log }: Context, payload: unknown): Promise<void> {
  const { provider, customer_ref } = payload as CustomerJob;
  if (provider === payments.provider) return payments.savedMethods?.deleteCustomer(customer_ref);
  log.error(
    { provider, customerRef: customer_ref },
    'a customer is left at a provider that is not used any more',
  );
}
