import type { Context } from '../../../context.ts';
import { input, sql, statement } from '../../../platform/db/sql.ts';

/** Days for which words that were edited out or unsent stay for reports. */
const keptDays = 90;
const dayMs = 86_400_000;

const deleteOld = statement(
  {},
  sql`delete from message_versions v where v.replaced_at < ${input('before', 'timestamptz')}`,
);

/** Deletes what messages said before, once the time for reporting it is over. */
export async function sweepVersions({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  await deleteOld.run(db, { before: new Date(clock.now().getTime() - keptDays * dayMs) });
}
