import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Db, Tx } from '../../../platform/db/db.ts';
import { input, sql, statement } from '../../../platform/db/sql.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import type { CheckoutEvent, ListedEvent } from '../payments.ts';

const pageSize = 100;

const name = z.string().min(1).max(100);
const eventBody = z.object({ eventId: name, type: name, checkoutId: name });

/** Reads the body of a webhook; undefined when it is no event of ours. */
export function parseSandboxEvent(body: string): CheckoutEvent | undefined {
  try {
    const event = eventBody.parse(JSON.parse(body));
    return { about: 'checkout', ...event, providerRef: event.checkoutId };
  } catch {
    return undefined;
  }
}

/** Writes the event into the sandbox's books and has it delivered once the transaction has committed. */
export async function recordSandboxEvent(
  tx: Tx,
  news: Pick<CheckoutEvent, 'type' | 'checkoutId'>,
  now: Date,
): Promise<void> {
  const eventId = `evt_${randomUUID()}`;
  await tx
    .insertInto('sandbox_events')
    .values({
      event_id: eventId,
      checkout_id: news.checkoutId,
      type: news.type,
      body: JSON.stringify({ eventId, ...news }),
      created_at: now,
    })
    .execute();
  await enqueue(tx, 'sandbox.deliver', { event_id: eventId });
}

const listPage = statement(
  { event_id: 'text', type: 'text', checkout_id: 'text' },
  sql`select event_id, type, checkout_id from sandbox_events
    where created_at >= ${input('since', 'timestamptz')} and sequence > coalesce((
      select sequence from sandbox_events where event_id = ${input('afterEventId', 'text?')}), 0)
    order by sequence limit ${pageSize}`,
);

/** Events since then, in the order in which they were recorded, after the one named. */
export async function listSandboxEvents(
  db: Db,
  since: Date,
  afterEventId: string | undefined,
): Promise<ListedEvent[]> {
  const rows = await listPage.all(db, { since, afterEventId: afterEventId ?? null });
  return rows.map(({ event_id: eventId, type, checkout_id: checkoutId }) => ({
    eventId,
    type,
    read: async () => ({ about: 'checkout', eventId, type, checkoutId, providerRef: checkoutId }),
  }));
}
