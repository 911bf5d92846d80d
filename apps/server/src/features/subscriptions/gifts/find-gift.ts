import type { Db, Tx } from '../../../platform/db/db.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';

const $ = inputs({ code: 'text', charId: 'bigint', userId: 'bigint' });

const columns = {
  gift_id: 'bigint',
  code: 'text',
  checkout_id: 'text',
  user_id: 'bigint',
  char_id: 'bigint',
  to_user_id: 'bigint?',
  months: 'integer',
  month_usd_cents: 'integer',
  price_usd_cents: 'integer',
  state: 'text',
  expires_at: 'timestamptz?',
  claimed_by: 'bigint?',
  period_end: 'timestamptz?',
} as const;

const gifts = sql`select g.gift_id, g.code, g.checkout_id, g.user_id, g.char_id, g.to_user_id, g.months, g.month_usd_cents,
      k.price_usd_cents, g.state, g.expires_at, g.claimed_by, g.period_end
    from subscription_gifts g join checkouts k using (checkout_id)
    where g.state <> 'waiting'`;

const findByCode = statement(columns, sql`${gifts} and g.code = ${$.code}`);
export type Gift = Awaited<ReturnType<typeof findByCode.one>>;

const findOldestFor = statement(
  columns,
  sql`${gifts} and g.state = 'ready' and g.char_id = ${$.charId}
    and g.to_user_id = ${$.userId} order by g.gift_id limit 1`,
);

/** Finds the oldest unclaimed gift of a page that is addressed to this person. */
export function findGiftFor(db: Db | Tx, userId: string, charId: string): Promise<Gift | undefined> {
  return findOldestFor.first(db, { userId, charId });
}

export function findGift(db: Db | Tx, code: string): Promise<Gift | undefined> {
  return findByCode.first(db, { code });
}
