import type { HookInput } from '../../hooks.ts';
import type { Tx } from '../../platform/db/db.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';

const $ = inputs({ userId: 'bigint' });

const emptyDetails = statement({}, sql`update reports set detail = '' where user_id = ${$.userId}`);
const emptyContents = statement(
  {},
  sql`update reports set content = '' where reported_user_id = ${$.userId} and content <> ''`,
);

/**
 * Reports by and about somebody who has gone stay, for the sake of others; what they wrote goes. What they said to
 * somebody else is that person's evidence as well.
 */
export async function emptyReports(tx: Tx, person: HookInput<'userDeleted'>): Promise<void> {
  await emptyDetails.run(tx, person);
  await emptyContents.run(tx, person);
}
