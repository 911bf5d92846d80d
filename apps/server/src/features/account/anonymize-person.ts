import type { Tx } from '../../platform/db/db.ts';
import { input, sql, statement } from '../../platform/db/sql.ts';

/** What stands wherever a person was named. The web says it in the reader's language. */
export const deletedName = 'Deleted account';

const userId = input('userId', 'bigint');

// The companion of whoever has gone answers nobody: by hand, and nobody is there.
const anonymizeUser = statement(
  {},
  sql`update users set nickname = ${input('name', 'text')}, email = '', email_verified = false, avatar_media_id = null,
      timezone = 'UTC', role = 'member', chat_mode = 1, sales_quiet_until = null, age_held_at = null, deleted_at = ${input('now', 'timestamptz')}
    where user_id = ${userId}`,
);
const deleteIdentities = statement({}, sql`delete from sign_in_identities where user_id = ${userId}`);
const anonymizeSessions = statement(
  {},
  sql`update sessions set device = '', device_id = '' where user_id = ${userId}`,
);
const deleteAnswers = statement({}, sql`delete from idempotency_keys where user_id = ${userId}`);

/**
 * Takes away who the account belonged to. Its number stays: the books and other people's conversations name it. The
 * account's own row comes last: once it says that it is deleted, nothing more of the person can be written.
 */
export async function anonymizePerson(tx: Tx, person: { userId: string; now: Date }): Promise<void> {
  await deleteIdentities.run(tx, person);
  await anonymizeSessions.run(tx, person);
  await deleteAnswers.run(tx, person);
  await anonymizeUser.run(tx, { ...person, name: deletedName });
}
