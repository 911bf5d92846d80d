import { query, type Tx } from '../../platform/db/db.ts';

/** What stands wherever a person was named. The web says it in the reader's language. */
export const deletedName = 'Deleted account';

// The companion of whoever has gone answers nobody: by hand, and nobody is there.
const eraseUser = `
  update users set nickname = $3, email = '', email_verified = false, avatar_media_id = null, timezone = 'UTC',
    role = 'member', chat_mode = 1, deleted_at = $2
  where user_id = $1`;
const eraseIdentities = 'delete from sign_in_identities where user_id = $1';
const eraseDevices = `update sessions set device = '', device_id = '' where user_id = $1`;
const eraseAnswers = 'delete from idempotency_keys where user_id = $1';

/** Takes away who the account belonged to. Its number stays: the books and other people's conversations name it. */
export async function erasePerson(tx: Tx, userId: string, now: Date): Promise<void> {
  await query(tx, eraseUser, [userId, now, deletedName]);
  await query(tx, eraseIdentities, [userId]);
  await query(tx, eraseDevices, [userId]);
  await query(tx, eraseAnswers, [userId]);
}
