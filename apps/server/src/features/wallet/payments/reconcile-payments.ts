import type { Context } from '../../../context.ts';
import type { ListedEvent } from '../../../outside/payments/payments.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import { settleAllClawbacks } from '../ledger/settle-clawbacks.ts';
import { applyPaymentEvent } from './apply-payment-event.ts';
import { enqueueOwedRefunds } from './return-payment.ts';

const $ = inputs({ provider: 'text', listedUntil: 'timestamptz', eventIds: 'text[]' });

/** Events may appear in the provider's list a little after their time. */
const overlapMs = 3_600_000;
const refundPatienceMs = 3_600_000;

const findCursor = statement(
  { listed_until: 'timestamptz' },
  sql`select listed_until from payment_event_cursors where provider = ${$.provider}`,
);

const saveCursor = statement(
  {},
  sql`insert into payment_event_cursors (provider, listed_until) values (${$.provider}, ${$.listedUntil})
    on conflict (provider) do update set
      listed_until = greatest(payment_event_cursors.listed_until, excluded.listed_until)`,
);

const listRecorded = statement(
  { event_id: 'text' },
  sql`select event_id from payment_events
    where provider = ${$.provider} and event_id = any(${$.eventIds})`,
);

/**
 * Applies the events of the provider's list that never came. After a failure the next run begins at the same place.
 * Also repeats our overdue refunds and settles the debts that creators' shares do not follow yet.
 */
export async function reconcilePayments(context: Context): Promise<void> {
  const { db, payments, clock } = context;
  const { provider } = payments;
  const startedAt = clock.now();
  await enqueueOwedRefunds(db, new Date(startedAt.getTime() - refundPatienceMs));
  await settleAllClawbacks(context);
  const cursor = await findCursor.first(db, { provider });
  const since = new Date((cursor?.listed_until.getTime() ?? overlapMs) - overlapMs);
  let hasFailed = false;
  let page = await payments.listEvents(since);
  while (page.length > 0) {
    for (const event of await listMissing(context, page)) {
      hasFailed = !(await apply(context, event)) || hasFailed;
    }
    page = await payments.listEvents(since, page.at(-1)?.eventId);
  }
  if (!hasFailed) await saveCursor.run(db, { provider, listedUntil: startedAt });
}

async function listMissing({ db, payments }: Context, events: ListedEvent[]): Promise<ListedEvent[]> {
  const eventIds = events.map(({ eventId }) => eventId);
  const recorded = await listRecorded.all(db, { provider: payments.provider, eventIds });
  const recordedIds = new Set(recorded.map(({ event_id }) => event_id));
  return events.filter(({ eventId }) => !recordedIds.has(eventId));
}

async function apply(context: Context, event: ListedEvent): Promise<boolean> {
  try {
    await applyPaymentEvent(context, await event.read());
    return true;
  } catch (error) {
    context.log.warn({ err: error, eventId: event.eventId }, 'a missed payment event could not be applied');
    return false;
  }
}
