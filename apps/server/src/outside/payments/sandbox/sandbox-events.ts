import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Db, Tx } from '../../../platform/db/db.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import type { CheckoutEvent, ListedEvent, PayoutEvent } from '../payments.ts';

const $ = inputs({
  since: 'timestamptz',
  afterEventId: 'text?',
  eventId: 'text',
  checkoutId: 'text?',
  type: 'text',
  body: 'text',
  now: 'timestamptz',
});

const pageSize = 100;

const name = z.string().min(1).max(100);
const eventName = z.object({ eventId: name, type: name });
const eventBody = z.union([
  eventName.extend({ checkoutId: name }),
  eventName.extend({ accountRef: name, payoutId: name.optional() }),
]);

/** Kinds of events, named as Stripe's. docs/payments.md lists them. */
export const sandboxEventTypes = [
  'checkout.paid',
  'checkout.declined',
  'checkout.expired',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.closed',
  'subscription.renewed',
  'subscription.past_due',
  'subscription.ended',
  'account.updated',
  'payout.paid',
  'payout.failed',
] as const;
export type SandboxEventType = (typeof sandboxEventTypes)[number];

/** What has happened: to a checkout, or to an account that we pay out to. */
type SandboxEvent = { type: SandboxEventType } & (
  | Pick<CheckoutEvent, 'checkoutId'>
  | (Pick<PayoutEvent, 'accountRef'> & { payoutId?: string })
);

/** Reads the body of a webhook; undefined when it is no event of ours. */
export function parseSandboxEvent(body: string): CheckoutEvent | PayoutEvent | undefined {
  try {
    const event = eventBody.parse(JSON.parse(body));
    if ('checkoutId' in event) return { about: 'checkout', ...event, providerRef: event.checkoutId };
    const { payoutId, ...named } = event;
    return { about: 'payout', ...named, ...(payoutId === undefined ? {} : { payoutId }) };
  } catch {
    return undefined;
  }
}

const insertEvent = statement(
  {},
  sql`insert into sandbox_events (event_id, checkout_id, type, body, created_at)
    values (${$.eventId}, ${$.checkoutId}, ${$.type}, ${$.body}, ${$.now})`,
);

/** Writes the event into the sandbox's books and has it delivered once the transaction has committed. */
export async function recordSandboxEvent(tx: Tx, event: SandboxEvent, now: Date): Promise<void> {
  const eventId = `evt_${randomUUID()}`;
  await insertEvent.run(tx, {
    eventId,
    checkoutId: 'checkoutId' in event ? event.checkoutId : null,
    type: event.type,
    body: JSON.stringify({ eventId, ...event }),
    now,
  });
  await enqueue(tx, 'sandbox.deliver', { event_id: eventId });
}

const listPage = statement(
  { event_id: 'text', type: 'text', body: 'text' },
  sql`select event_id, type, body from sandbox_events
    where created_at >= ${$.since} and sequence > coalesce((
      select sequence from sandbox_events where event_id = ${$.afterEventId}), 0)
    order by sequence limit ${pageSize}`,
);

/** Events since then, in the order in which they were recorded, after the one named. */
export async function listSandboxEvents(
  db: Db,
  since: Date,
  afterEventId: string | undefined,
): Promise<ListedEvent[]> {
  const rows = await listPage.all(db, { since, afterEventId: afterEventId ?? null });
  return rows.map(({ event_id: eventId, type, body }) => ({
    eventId,
    type,
    read: async () => parseSandboxEvent(body) ?? { about: 'other', eventId, type },
  }));
}
