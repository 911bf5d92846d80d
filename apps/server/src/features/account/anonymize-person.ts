import type { Tx } from '../../platform/db/db.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';

const $ = inputs({ userId: 'bigint', name: 'text', now: 'timestamptz' });

/** Replaces the name of a deleted person. The web translates it. */
export const deletedName = 'Deleted account';

// chat_mode 1: the companion of a deleted creator no longer answers.
const anonymizeUser = statement(
  {},
  sql`update users set nickname = ${$.name}, email = '', email_verified = false, avatar_media_id = null,
      timezone = 'UTC', language = null, role = 'member', chat_mode = 1, sales_quiet_until = null, age_held_at = null,
      muted_until = null, banned_until = null, deleted_at = ${$.now}
    where user_id = ${$.userId}`,
);
const deleteIdentities = statement({}, sql`delete from sign_in_identities where user_id = ${$.userId}`);
const anonymizeSessions = statement(
  {},
  sql`update sessions set device = '', device_id = '' where user_id = ${$.userId}`,
);
const deleteKeptAnswers = statement({}, sql`delete from idempotency_keys where user_id = ${$.userId}`);

/**
 * Removes the person's identity from the account. The account's id stays, because the ledger and other people's
 * conversations refer to it. The row of the account is updated last: once deleted_at is set, nothing more can be
 * written for the person.
 */
export async function anonymizePerson(tx: Tx, person: { userId: string; now: Date }): Promise<void> {
  await deleteIdentities.run(tx, person);
  await anonymizeSessions.run(tx, person);
  await deleteKeptAnswers.run(tx, person);
  await anonymizeUser.run(tx, { ...person, name: deletedName });
}
