import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Db, Tx } from '../../../platform/db/db.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import type { PaymentEvent } from '../payments.ts';

const ids = { eventId: z.string().min(1).max(100), checkoutId: z.string().min(1).max(100) };
const amountUsdCents = z.number().int().min(0);
const subscriptionRef = z.string().min(1).max(100);
const periodEnd = z.coerce.date();

const eventBody = z.discriminatedUnion('type', [
  z.object({
    ...ids,
    type: z.literal('checkout.paid'),
    amountUsdCents,
    subscriptionRef: subscriptionRef.optional(),
    periodEnd: periodEnd.optional(),
  }),
  z.object({ ...ids, type: z.literal('checkout.declined') }),
  z.object({ ...ids, type: z.literal('checkout.expired') }),
  z.object({ ...ids, type: z.literal('charge.refunded'), amountUsdCents }),
  z.object({ ...ids, type: z.literal('charge.disputed'), amountUsdCents }),
  z.object({ ...ids, type: z.literal('subscription.renewed'), amountUsdCents, subscriptionRef, periodEnd }),
  z.object({ ...ids, type: z.literal('subscription.past_due'), subscriptionRef, periodEnd }),
  z.object({ ...ids, type: z.literal('subscription.ended'), subscriptionRef }),
]);

type WithoutEventId<Event> = Event extends unknown ? Omit<Event, 'eventId'> : never;
export type SandboxNews = WithoutEventId<PaymentEvent>;

/** Reads the body of a webhook; undefined when it is no event of ours. */
export function parseSandboxEvent(body: string): PaymentEvent | undefined {
  try {
    return eventBody.parse(JSON.parse(body)) as PaymentEvent;
  } catch {
    return undefined;
  }
}

/** Writes the event into the sandbox's books and has it delivered once the transaction has committed. */
export async function recordSandboxEvent(tx: Tx, news: SandboxNews, now: Date): Promise<void> {
  const event = { eventId: `evt_${randomUUID()}`, ...news };
  await tx
    .insertInto('sandbox_events')
    .values({
      event_id: event.eventId,
      checkout_id: event.checkoutId,
      subscription_ref: 'subscriptionRef' in event ? (event.subscriptionRef ?? null) : null,
      type: event.type,
      body: JSON.stringify(event),
      created_at: now,
    })
    .execute();
  await enqueue(tx, 'sandbox.deliver', { event_id: event.eventId });
}

/** The newest event whose type begins so, of a checkout or of a subscription. */
export async function findNewestSandboxEvent(
  db: Db,
  about: { checkoutId: string } | { subscriptionRef: string },
  typePrefix: 'checkout.' | 'subscription.',
): Promise<PaymentEvent | undefined> {
  const row = await db
    .selectFrom('sandbox_events')
    .select('body')
    .where((row) =>
      'checkoutId' in about
        ? row('checkout_id', '=', about.checkoutId)
        : row('subscription_ref', '=', about.subscriptionRef),
    )
    .where('type', 'like', `${typePrefix}%`)
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && parseSandboxEvent(row.body);
}
