import type { StaffRole } from '@kindred/contract/users/calls';
import type { Language } from '@kindred/contract/wire/languages';
import type { VerifiedIdentity } from '../../outside/sign-in/sign-in.ts';
import { as, type ColumnsOf } from '../../platform/db/column-types.ts';
import type { Db, Tx } from '../../platform/db/db.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';
import { notBlocked } from '../blocks/blocked-pairs.sql.ts';

const $ = inputs({
  userId: 'bigint',
  name: 'text',
  now: 'timestamptz',
  code: 'text',
  tokenHash: 'bytea',
  issuer: 'text',
  nonce: 'text',
  expiresAt: 'timestamptz',
  subject: 'text',
  nickname: 'text',
  email: 'text',
  emailVerified: 'boolean',
  timezone: 'text',
  textVersion: 'text',
  before: 'timestamptz',
  language: 'text',
});

const storeToken = statement(
  {},
  sql`insert into used_id_tokens (token_hash, issuer, nonce, expires_at)
    values (${$.tokenHash}, ${$.issuer}, ${$.nonce}, ${$.expiresAt}) on conflict do nothing`,
);

const findBySignIn = statement(
  { user_id: 'bigint' },
  sql`select u.user_id from sign_in_identities i join users u using (user_id)
    where i.issuer = ${$.issuer} and i.subject = ${$.subject} and u.deleted_at is null`,
);

const addUser = statement(
  { user_id: 'bigint' },
  sql`insert into users (nickname, email, email_verified, timezone, created_at)
    values (${$.nickname}, ${$.email}, ${$.emailVerified}, ${$.timezone}, ${$.now}) returning user_id`,
);

const bindIdentity = statement(
  {},
  sql`insert into sign_in_identities (issuer, subject, user_id, created_at)
    values (${$.issuer}, ${$.subject}, ${$.userId}, ${$.now})
    on conflict (issuer, subject) do update set user_id = excluded.user_id, created_at = excluded.created_at`,
);

const insertConsent = statement(
  {},
  sql`insert into consents (user_id, kind, text_version, given_at)
    select ${$.userId}, kind, ${$.textVersion}, ${$.now} from unnest(array['age', 'terms']) kind`,
);

const deleteExpired = statement({}, sql`delete from used_id_tokens where expires_at < ${$.before}`);

/** Stores the token and its nonce; returns false when either was used before. Waits for a concurrent use. */
export async function insertUsedToken(tx: Tx, identity: VerifiedIdentity, nonce: string): Promise<boolean> {
  const { tokenHash, issuer, expiresAt } = identity;
  return (await storeToken.run(tx, { tokenHash, issuer, nonce, expiresAt })) > 0;
}

const lockName = statement({}, sql`select pg_advisory_xact_lock(hashtextextended(${$.name}, 0))`);

/** Allows one first login at a time per account of the provider, so that two tabs do not create two people. */
export async function lockIdentity(
  tx: Tx,
  identity: Pick<VerifiedIdentity, 'issuer' | 'subject'>,
): Promise<void> {
  await lockName.run(tx, { name: `sign-in ${identity.issuer} ${identity.subject}` });
}

/** Searches by issuer and subject only: an e-mail address does not identify a person. */
export async function findUserByIdentity(
  db: Db | Tx,
  identity: VerifiedIdentity,
): Promise<string | undefined> {
  const { issuer, subject } = identity;
  return (await findBySignIn.first(db, { issuer, subject }))?.user_id;
}

export async function insertUser(
  tx: Tx,
  user: { nickname: string; email: string; emailVerified: boolean; timezone: string },
  now: Date,
): Promise<string> {
  return (await addUser.one(tx, { ...user, now })).user_id;
}

/** Binds the provider's account to the person, also when it belonged to a deleted person. */
export async function upsertIdentity(
  tx: Tx,
  identity: VerifiedIdentity,
  userId: string,
  now: Date,
): Promise<void> {
  const { issuer, subject } = identity;
  await bindIdentity.run(tx, { issuer, subject, userId, now });
}

export async function insertConsents(tx: Tx, userId: string, textVersion: string, now: Date): Promise<void> {
  await insertConsent.run(tx, { userId, textVersion, now });
}

const storeReferral = statement(
  {},
  sql`update users u set referred_by = c.user_id, referred_at = ${$.now}
    from characters c join users referrer on referrer.user_id = c.user_id
    where u.user_id = ${$.userId} and u.referred_by is null and not u.is_creator
      and c.char_unique_id = ${$.code} and c.deleted_at is null
      and referrer.deleted_at is null
      and c.user_id <> u.user_id and referrer.referred_by is distinct from u.user_id
      and ${notBlocked(sql`u.user_id`, sql`c.user_id`)}`,
);

/**
 * Stores the first referrer of a person. It changes nothing for an existing referrer, the person's own code, two
 * people who refer each other, creators, and an unknown code.
 */
export async function updateReferral(
  db: Db | Tx,
  userId: string,
  charUniqueId: string,
  now: Date,
): Promise<void> {
  await storeReferral.run(db, { userId, code: charUniqueId.trim().toLowerCase(), now });
}

const setLanguage = statement(
  {},
  sql`update users set language = ${$.language}
    where user_id = ${$.userId} and deleted_at is null and language is distinct from ${$.language}`,
);

/** Stores the language that a person reads the app in. */
export async function updateLanguage(db: Db | Tx, userId: string, language: Language): Promise<void> {
  await setLanguage.run(db, { userId, language });
}

export async function deleteExpiredTokens(db: Db, before: Date): Promise<void> {
  await deleteExpired.run(db, { before });
}

const userDataRow = {
  user_id: 'bigint',
  nickname: 'text',
  email: 'text',
  is_creator: 'boolean',
  chat_mode: as<0 | 1>('smallint'),
  avatar_key: 'text?',
  avatar_width: 'integer?',
  char_id: 'bigint?',
  char_unique_id: 'text?',
  diamond: 'bigint',
  unread: 'integer',
  is_sales_quiet: 'boolean',
  is_age_held: 'boolean!',
  is_banned: 'boolean',
  is_vip: 'boolean!',
  role: as<StaffRole>('text'),
} as const;
export type UserDataRow = ColumnsOf<typeof userDataRow>;

const getUser = statement(
  userDataRow,
  sql`select u.user_id, u.nickname, u.email, u.is_creator, u.chat_mode, u.role, m.key as avatar_key,
      m.widths[1] as avatar_width, c.char_id, c.char_unique_id,
      coalesce((select a.balance from ledger_accounts a where a.user_id = u.user_id and a.kind = 'wallet'), 0) as diamond,
      unread_total(u.user_id) as unread,
      coalesce(u.sales_quiet_until > ${$.now}, false) as is_sales_quiet,
      u.age_held_at is not null as is_age_held,
      coalesce(u.banned_until > ${$.now}, false) as is_banned,
      is_vip(u.user_id, ${$.now}) as is_vip
    from users u
      left join lateral (select * from characters c where c.user_id = u.user_id and c.deleted_at is null
        order by c.char_id limit 1) c on true
      left join media m on m.media_id = coalesce(u.avatar_media_id, c.avatar_media_id)
        and m.class = 'public' and m.state = 'ready'
    where u.user_id = ${$.userId}`,
);

export function getUserRow(db: Db, userId: string, now: Date): Promise<UserDataRow> {
  return getUser.one(db, { userId, now });
}
