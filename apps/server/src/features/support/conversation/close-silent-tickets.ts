import { ticketSilenceDays } from '@kindred/contract/support/limits';
import type { Context } from '../../../context.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';

const $ = inputs({ before: 'timestamptz' });

const closeSilent = statement(
  {},
  sql`update support_tickets set state = 'closed', answered_at = null where state = 'answered' and answered_at < ${$.before}`,
);

/** Closes requests whose answer nobody has written to for two weeks. */
export async function closeSilentTickets({ db, clock }: Context): Promise<void> {
  const before = new Date(clock.now().getTime() - ticketSilenceDays * 86_400_000);
  await closeSilent.run(db, { before });
}
