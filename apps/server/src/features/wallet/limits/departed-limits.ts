import type { HookInput } from '../../../hooks.ts';
import type { Db, Tx } from '../../../platform/db/db.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';

const $ = inputs({ userId: 'bigint', now: 'timestamptz' });

/**
 * The weekly limit of a deleted account and its used part, by an HMAC of the sign-in. It stays for a week, so that a
 * new account of the same sign-in does not begin with another week's limit.
 */

const remember = statement(
  {},
  sql`insert into departed_limits (digest, weekly_usd_cents, spent, charged, frees_at, left_at)
    select sign_in_digest(i.issuer, i.subject), weekly_limit(l, ${$.now}), w.spent, w.charged, w.frees_at, ${$.now}
    from spending_limits l join sign_in_identities i using (user_id)
    cross join lateral (select coalesce(sum(s.spent), 0)::bigint as spent, coalesce(sum(s.charged), 0)::bigint as charged,
        coalesce(max(s.frees_at), ${$.now}) as frees_at
      from list_weekly_spending(l.user_id, ${$.now}) s) w
    where l.user_id = ${$.userId} and weekly_limit(l, ${$.now}) is not null
    on conflict (digest) do update set weekly_usd_cents = excluded.weekly_usd_cents, spent = excluded.spent,
      charged = excluded.charged, frees_at = excluded.frees_at, left_at = excluded.left_at`,
);

/** Runs before the limit itself is deleted. */
export async function rememberLimit(tx: Tx, { userId, now }: HookInput<'userDeleted'>): Promise<void> {
  await remember.run(tx, { userId, now });
}

const restore = statement(
  {},
  sql`insert into spending_limits (user_id, weekly_usd_cents, carried_spent, carried_charged, carried_until, updated_at)
    select u.user_id, d.weekly_usd_cents, d.spent, d.charged, d.frees_at, u.created_at
    from users u join sign_in_identities i using (user_id)
    join departed_limits d on d.digest = sign_in_digest(i.issuer, i.subject)
    where u.user_id = ${$.userId} and d.left_at > u.created_at - interval '7 days'
    order by d.left_at desc limit 1`,
);

/** Gives a new account the limit of an account of the same sign-in that was deleted less than a week ago. */
export async function restoreLimit(tx: Tx, { userId }: HookInput<'userCreated'>): Promise<void> {
  await restore.run(tx, { userId });
}

const deleteOld = statement(
  {},
  sql`delete from departed_limits where left_at <= ${$.now} - interval '7 days'`,
);

export async function deleteOldLimits(db: Db, now: Date): Promise<void> {
  await deleteOld.run(db, { now });
}
