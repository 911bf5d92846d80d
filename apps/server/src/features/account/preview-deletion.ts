import type { DeletionPreview } from '@kindred/contract/account/calls';
import type { Context } from '../../context.ts';
import type { Db, Tx } from '../../platform/db/db.ts';
import { inputs, raw, sql, statement } from '../../platform/db/sql.ts';
import type { Viewer } from '../../viewer.ts';

const $ = inputs({ userId: 'bigint', now: 'timestamptz' });

const sumOfAccounts = (...kinds: string[]) => sql`
  coalesce((select sum(coalesce(s.balance, 0) + coalesce((select sum(p.amount) from postings p
      where p.account_id = a.account_id and p.entry_id > coalesce(s.upto_entry_id, 0)), 0))
    from ledger_accounts a left join account_snapshots s using (account_id)
    where a.user_id = ${$.userId} and a.kind in (${raw(kinds.map((kind) => `'${kind}'`).join(', '))})), 0)::float8`;

const isLive = sql`exists (select from users u where u.user_id = b.user_id and u.deleted_at is null)`;
const keptPosts = sql`(select count(distinct p.post_id)::int from posts p join characters o using (char_id)
  join purchases b on b.post_id = p.post_id and b.refunded_by is null and ${isLive}
  where o.user_id = ${$.userId} and p.deleted_at is null and p.state in (1, 6))`;
const keptMessages = sql`(select count(*)::int from conversations v join messages t using (conversation_id)
  join message_purchases b on b.message_id = t.message_id and b.refunded_by is null and ${isLive}
  where v.creator_user_id = ${$.userId})`;

const findLosses = statement(
  {
    diamonds: 'double precision',
    subscriptions: 'integer',
    subscriptions_until: 'timestamptz?',
    follows: 'integer',
    unlocked_posts: 'integer',
    unlocked_diamonds: 'integer',
    pending_usd_cents: 'double precision',
    available_usd_cents: 'double precision',
    posts: 'integer',
    followers: 'integer',
    kept_posts: 'integer',
    kept_messages: 'integer',
    is_winding_down: 'boolean',
  },
  sql`
  select coalesce((select balance from ledger_accounts where user_id = ${$.userId} and kind = 'wallet'), 0)::float8 as diamonds,
    (select count(*)::int from memberships where user_id = ${$.userId} and kind = 'pro' and period_end > ${$.now}) as subscriptions,
    (select max(period_end) from memberships where user_id = ${$.userId} and kind = 'pro' and period_end > ${$.now}) as subscriptions_until,
    (select count(*)::int from memberships where user_id = ${$.userId} and kind = 'free') as follows,
    (select count(*)::int from purchases where user_id = ${$.userId} and refunded_by is null) as unlocked_posts,
    (select coalesce(sum(price), 0)::int from purchases where user_id = ${$.userId} and refunded_by is null) as unlocked_diamonds,
    ${sumOfAccounts('creator_pending', 'referral_pending')} as pending_usd_cents, ${sumOfAccounts('creator_available')} as available_usd_cents,
    coalesce(sum(c.post_num), 0)::int as posts, coalesce(sum(c.follower_num), 0)::int as followers,
    ${keptPosts} as kept_posts, ${keptMessages} as kept_messages,
    not coalesce(bool_or(c.group_id is not null and c.pro_sales_open
      or exists (select from memberships m where m.char_id = c.char_id and m.renews)), false) as is_winding_down
  from characters c where c.user_id = ${$.userId} and c.deleted_at is null`,
);

export async function previewDeletion(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  _input: unknown,
  { userId }: Viewer,
): Promise<DeletionPreview> {
  const now = clock.now();
  const losses = await findLosses.one(db, { userId, now });
  return {
    ...losses,
    subscriptions_until: losses.subscriptions_until?.toISOString() ?? null,
    obstacles: await findObstacles(db, userId, now),
  };
}

// Counts only members whose current period was charged; a trial was not.
const findClaims = statement(
  { balance: 'double precision', paid: 'integer', until: 'timestamptz?' },
  sql`
  select coalesce((select balance from ledger_accounts where user_id = ${$.userId} and kind = 'wallet'), 0)::float8 as balance,
    count(m.user_id)::int as paid, max(m.period_end) as until
  from characters c join memberships m on m.char_id = c.char_id and m.kind = 'pro' and m.period_end > ${$.now}
  where c.user_id = ${$.userId} and c.deleted_at is null and exists (
    select from subscription_charges s join checkouts k using (checkout_id)
    where k.user_id = m.user_id and k.char_id = m.char_id and s.period_end = m.period_end)`,
);

/** Lists the reasons against a deletion: a debt, and time that fans have paid for. */
export async function findObstacles(
  db: Db | Tx,
  userId: string,
  now: Date,
): Promise<DeletionPreview['obstacles']> {
  const row = await findClaims.one(db, { userId, now });
  const obstacles: DeletionPreview['obstacles'] = [];
  if (row.balance < 0) obstacles.push({ reason: 'debt', diamonds: -row.balance });
  if (row.until) {
    obstacles.push({ reason: 'paid_subscribers', count: row.paid, until: row.until.toISOString() });
  }
  return obstacles;
}
