import type { Tx } from '../../../platform/db/db.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';

const $ = inputs({
  userId: 'bigint',
  sessionId: 'bigint',
  now: 'timestamptz',
  name: 'text',
  credentialId: 'bytea',
  publicKey: 'bytea',
  transports: 'text[]',
  counter: 'bigint',
  passkeyId: 'bigint',
  challenge: 'bytea',
});

const passkeyRow = {
  passkey_id: 'bigint',
  name: 'text',
  credential_id: 'bytea',
  transports: 'text[]',
  created_at: 'timestamptz',
  last_used_at: 'timestamptz?',
} as const;

/** Newest first; a person has at most twenty. */
export const listPasskeyRows = statement(
  passkeyRow,
  sql`select passkey_id, name, credential_id, transports, created_at, last_used_at from passkeys
    where user_id = ${$.userId} order by passkey_id desc limit 100`,
);

// Concurrent inserts of a person wait for `lockOwner`.
export const insertPasskey = statement(
  passkeyRow,
  sql`insert into passkeys (user_id, name, credential_id, public_key, transports, counter, created_at)
    values (${$.userId}, ${$.name}, ${$.credentialId}, ${$.publicKey},
      ${$.transports}, ${$.counter}, ${$.now})
    on conflict (credential_id) do nothing
    returning passkey_id, name, credential_id, transports, created_at, last_used_at`,
);

export const lockOwner = statement(
  { user_id: 'bigint' },
  sql`select user_id from users where user_id = ${$.userId} for no key update`,
);

export const deletePasskey = statement(
  {},
  sql`delete from passkeys where passkey_id = ${$.passkeyId} and user_id = ${$.userId}`,
);

/** Also serializes two signatures of one passkey. */
export const lockPasskey = statement(
  { passkey_id: 'bigint', public_key: 'bytea', counter: 'bigint' },
  sql`select passkey_id, public_key, counter from passkeys
    where credential_id = ${$.credentialId} and user_id = ${$.userId} for update`,
);

export const markPasskeyUsed = statement(
  {},
  sql`update passkeys set counter = ${$.counter}, last_used_at = ${$.now}
    where passkey_id = ${$.passkeyId}`,
);

export const upsertChallenge = statement(
  {},
  sql`insert into passkey_challenges (session_id, user_id, challenge, created_at)
    values (${$.sessionId}, ${$.userId}, ${$.challenge}, ${$.now})
    on conflict (session_id) do update set challenge = excluded.challenge, created_at = excluded.created_at`,
);

/** Deletes the challenge, so a second request finds none. */
export const takeChallenge = statement(
  { challenge: 'bytea', created_at: 'timestamptz' },
  sql`delete from passkey_challenges where session_id = ${$.sessionId} returning challenge, created_at`,
);

const deleteKeys = statement({}, sql`delete from passkeys where user_id = ${$.userId}`);
const deleteChallenges = statement({}, sql`delete from passkey_challenges where user_id = ${$.userId}`);

export async function deletePasskeysOf(tx: Tx, userId: string): Promise<void> {
  await deleteKeys.run(tx, { userId });
  await deleteChallenges.run(tx, { userId });
}
