import type { Context } from '../../../context.ts';
import type { PaymentEvent } from '../../../outside/payments/payments.ts';
import { query } from '../../../platform/db/db.ts';
import { settleAllClawbacks } from '../ledger/settle-clawbacks.ts';
import { applyPaymentEvent } from './apply-payment-event.ts';
import { enqueueOwedRefunds } from './return-payment.ts';

/** Events may appear in the provider's list a little after their time. */
const overlapMs = 3_600_000;
const refundPatienceMs = 3_600_000;

const findCursorText = 'select listed_until from payment_event_cursors where provider = $1';
const saveCursorText = `
  insert into payment_event_cursors (provider, listed_until) values ($1, $2)
  on conflict (provider) do update set listed_until = greatest(payment_event_cursors.listed_until, $2)`;
const listRecordedText = 'select event_id from payment_events where provider = $1 and event_id = any($2)';

/**
 * Compares our record of events with the provider's own list and applies those that never came. Where one fails, the
 * next run begins at the same place. Asks again for refunds that we owe and that have not happened, and for creators'
 * shares that a debt has not reached.
 */
export async function reconcilePayments(context: Context): Promise<void> {
  const { db, payments, clock } = context;
  const startedAt = clock.now();
  await enqueueOwedRefunds(db, new Date(startedAt.getTime() - refundPatienceMs));
  await settleAllClawbacks(context);
  const [cursor] = await query<{ listed_until: Date }>(db, findCursorText, [payments.provider]);
  const since = new Date((cursor?.listed_until.getTime() ?? overlapMs) - overlapMs);
  let hasFailed = false;
  let page = await payments.listEvents(since);
  while (page.length > 0) {
    for (const event of await listMissing(context, page)) {
      hasFailed = !(await apply(context, event)) || hasFailed;
    }
    page = await payments.listEvents(since, page.at(-1)?.eventId);
  }
  if (!hasFailed) await query(db, saveCursorText, [payments.provider, startedAt]);
}

async function listMissing({ db, payments }: Context, events: PaymentEvent[]): Promise<PaymentEvent[]> {
  const ids = events.map(({ eventId }) => eventId);
  const recorded = await query<{ event_id: string }>(db, listRecordedText, [payments.provider, ids]);
  const known = new Set(recorded.map(({ event_id }) => event_id));
  return events.filter(({ eventId }) => !known.has(eventId));
}

async function apply(context: Context, event: PaymentEvent): Promise<boolean> {
  try {
    await applyPaymentEvent(context, event);
    return true;
  } catch (error) {
    context.log.warn({ err: error, eventId: event.eventId }, 'a missed payment event could not be applied');
    return false;
  }
}
