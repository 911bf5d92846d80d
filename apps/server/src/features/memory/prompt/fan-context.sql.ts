import { as, type ColumnsOf } from '../../../platform/db/column-types.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import { postAccess } from '../../posts/post-access.sql.ts';
import { memberTierJson } from '../../subscriptions/tiers/member-tier.sql.ts';

const $ = inputs({ userId: 'bigint', charId: 'bigint', now: 'timestamptz' });

const maxListed = 3;

const fanContextRow = {
  timezone: 'text',
  group_id: 'text?',
  is_joined: 'boolean',
  joined_at: 'timestamptz?',
  state: 'text?',
  period_end: 'timestamptz?',
  renews: 'boolean?',
  tier: as<{ level: number; name: string } | null>('json?'),
  is_sales_quiet: 'boolean',
  intimacy_points: 'integer',
  bought_num: 'integer',
  bought: as<string[]>('text[]'),
  for_sale: as<number[]>('integer[]'),
  bought_message_num: 'integer',
  messages_for_sale: as<number[]>('integer[]'),
} as const;
export type FanContextRow = ColumnsOf<typeof fanContextRow>;

/**
 * Finds what a companion may know of its fan besides their messages. Of bought posts it reads the texts; of posts for
 * sale only prices: nothing of a locked post or message leaves the database. Within an hour of distress no sale is
 * mentioned.
 */
export const findFanContext = statement(
  fanContextRow,
  sql`select u.timezone, ch.group_id, j.is_joined, m.joined_at, m.state, m.period_end, m.renews, ${memberTierJson} as tier,
      is_sales_quiet(u.user_id, ${$.now}) as is_sales_quiet, coalesce(c.intimacy_points, 0) as intimacy_points,
      (select count(*)::int from purchases b join posts p using (post_id)
        where b.user_id = ${$.userId} and p.char_id = ${$.charId} and b.refunded_by is null) as bought_num,
      array(select left(p.content, 100) from purchases b join posts p using (post_id)
        where b.user_id = ${$.userId} and p.char_id = ${$.charId} and b.refunded_by is null and p.deleted_at is null and p.state = 1
        order by b.created_at desc limit ${maxListed}) as bought,
      array(select p.price from posts p
        where p.char_id = ${$.charId} and p.state = 1 and p.deleted_at is null and p.price > 0
          and not exists (select from purchases b where b.user_id = ${$.userId} and b.post_id = p.post_id)
          and ${postAccess({ isMember: sql`j.is_joined`, memberLevel: sql`m.tier_level` })} <> 'full'
        order by p.published_at desc limit ${maxListed}) as for_sale,
      (select count(*)::int from message_purchases b join messages t using (message_id) join conversations v using (conversation_id)
        where b.user_id = ${$.userId} and v.char_id = ${$.charId} and b.refunded_by is null) as bought_message_num,
      array(select t.price from conversations v join messages t using (conversation_id)
        where v.user_id = ${$.userId} and v.char_id = ${$.charId} and t.price is not null and not t.is_deleted
          and not exists (select from message_purchases b where b.message_id = t.message_id)
        order by t.message_id desc limit ${maxListed}) as messages_for_sale
    from users u join characters ch on ch.char_id = ${$.charId}
      left join conversations c on c.user_id = u.user_id and c.char_id = ch.char_id and c.chat_no = 0
      left join memberships m on m.user_id = u.user_id and m.char_id = ch.char_id
      cross join lateral (select is_joined(m.kind, ch.group_id, m.period_end, ${$.now}) as is_joined) j
    where u.user_id = ${$.userId}`,
);
