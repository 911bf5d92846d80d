import type { Context } from '../../../context.ts';
import type { PaymentEvent } from '../../../outside/payments/payments.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';

const $ = inputs({
  provider: 'text',
  eventId: 'text',
  type: 'text',
  checkoutId: 'text?',
  now: 'timestamptz',
  outcome: 'text',
});

const findEvent = statement(
  { event_id: 'text' },
  sql`select event_id from payment_events where provider = ${$.provider} and event_id = ${$.eventId}`,
);

const insert = statement(
  {},
  sql`insert into payment_events (provider, event_id, type, checkout_id, outcome, received_at)
    values (${$.provider}, ${$.eventId}, ${$.type}, ${$.checkoutId}, 'processing', ${$.now}) on conflict do nothing`,
);

const setOutcome = statement(
  {},
  sql`update payment_events set outcome = ${$.outcome} where provider = ${$.provider} and event_id = ${$.eventId}`,
);

export async function isRecorded({ db, payments }: Context, { eventId }: PaymentEvent): Promise<boolean> {
  return (await findEvent.first(db, { provider: payments.provider, eventId })) !== undefined;
}

/** Returns false for a recorded event. */
export async function insertEvent(
  { payments, clock }: Context,
  tx: Tx,
  { eventId, type }: PaymentEvent,
  checkoutId: string | undefined,
): Promise<boolean> {
  const event = { provider: payments.provider, eventId, type, checkoutId: checkoutId ?? null };
  return (await insert.run(tx, { ...event, now: clock.now() })) > 0;
}

export async function updateOutcome(
  { payments }: Context,
  tx: Tx,
  { eventId }: PaymentEvent,
  outcome: string,
): Promise<void> {
  await setOutcome.run(tx, { provider: payments.provider, eventId, outcome });
}
