import { maxWrongCodes, wrongCodeMinutes } from '@kindred/contract/users/totp-limits';
import type { Tx } from '../../../platform/db/db.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';

const $ = inputs({
  userId: 'bigint',
  sealedSecret: 'bytea',
  step: 'bigint',
  digest: 'bytea',
  digests: 'text[]',
  now: 'timestamptz',
  wrongAfter: 'timestamptz',
});

export const findSecret = statement(
  {
    sealed_secret: 'bytea',
    confirmed_at: 'timestamptz?',
    wrong_count: 'integer',
    wrong_since: 'timestamptz?',
    codes_left: 'integer!',
  },
  sql`select sealed_secret, confirmed_at, wrong_count, wrong_since,
      (select count(*) from recovery_codes r where r.user_id = t.user_id and r.used_at is null)::integer as codes_left
    from totp_secrets t where user_id = ${$.userId}`,
);

/** A confirmed secret stays: then this changes no row. */
export const upsertSecret = statement(
  {},
  sql`insert into totp_secrets as t (user_id, sealed_secret, created_at)
    values (${$.userId}, ${$.sealedSecret}, ${$.now})
    on conflict (user_id) do update set sealed_secret = excluded.sealed_secret, created_at = excluded.created_at,
      last_step = 0, wrong_count = 0, wrong_since = null
    where t.confirmed_at is null`,
);

/** Changes no row where the secret is confirmed already. */
export const confirmSecret = statement(
  {},
  sql`update totp_secrets set confirmed_at = ${$.now} where user_id = ${$.userId} and confirmed_at is null`,
);

/** Changes no row where the code of this step, or of a later one, was accepted before. */
export const acceptStep = statement(
  {},
  sql`update totp_secrets set last_step = ${$.step}, wrong_count = 0, wrong_since = null
    where user_id = ${$.userId} and last_step < ${$.step}`,
);

/** Changes no row for a code that was used, or is none. */
export const useRecoveryCode = statement(
  {},
  sql`with used as (
      update recovery_codes set used_at = ${$.now}
      where user_id = ${$.userId} and digest = ${$.digest} and used_at is null
      returning user_id
    )
    update totp_secrets set wrong_count = 0, wrong_since = null where user_id in (select user_id from used)`,
);

/** Counts an attempt before its code is looked at, so that parallel guesses count too; changes no row beyond the limit. */
export const countAttempt = statement(
  {},
  sql`update totp_secrets set
      wrong_count = case when wrong_since > ${$.wrongAfter} then wrong_count else 0 end + 1,
      wrong_since = case when wrong_since > ${$.wrongAfter} then wrong_since else ${$.now} end
    where user_id = ${$.userId}
      and (wrong_since is null or wrong_since <= ${$.wrongAfter} or wrong_count < ${maxWrongCodes})`,
);

/** Attempts before this time are forgotten. */
export function wrongAfter(now: Date): Date {
  return new Date(now.getTime() - wrongCodeMinutes * 60_000);
}

const deleteCodes = statement({}, sql`delete from recovery_codes where user_id = ${$.userId}`);
const deleteSecret = statement({}, sql`delete from totp_secrets where user_id = ${$.userId}`);
const insertCodes = statement(
  {},
  sql`insert into recovery_codes (user_id, digest) select ${$.userId}, decode(digest, 'hex') from unnest(${$.digests}) digest`,
);

export async function replaceRecoveryCodes(tx: Tx, userId: string, digests: string[]): Promise<void> {
  await deleteCodes.run(tx, { userId });
  await insertCodes.run(tx, { userId, digests });
}

export async function deleteTotpOf(tx: Tx, userId: string): Promise<void> {
  await deleteCodes.run(tx, { userId });
  await deleteSecret.run(tx, { userId });
}
