import type { ParsedInput } from '@kindred/contract/all/calls';
import type { FanFacts } from '@kindred/contract/creator-tools/calls';
import type { Context } from '../../../context.ts';
import { refuse } from '../../../platform/app-error.ts';
import { as } from '../../../platform/db/column-types.ts';
import { jsonInstant } from '../../../platform/db/json-instant.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import type { Viewer } from '../../../viewer.ts';
import { memberTierJson } from '../../subscriptions/tiers/member-tier.sql.ts';
import { paidOfEntry } from '../../wallet/ledger/paid-of-entry.ts';
import { ownCharacter } from '../../characters/own-character.ts';
import { postIdKey } from '../../posts/posts.present.ts';
import { isFan } from './is-fan.sql.ts';

const $ = inputs({ viewerId: 'bigint', charId: 'bigint', fanId: 'bigint' });

/** Money comes from the ledger, as in the statements: a later refund is a negative entry of the same fan. */
export const findFan = statement(
  { fan: as<FanFacts>('json') },
  sql`select json_build_object(
      'user_id', u.user_id::text, 'state', m.state, 'tier', ${memberTierJson}, 'since_time', ${jsonInstant(sql`m.joined_at`)},
      'period_end', ${jsonInstant(sql`m.period_end`)}, 'renews', coalesce(m.renews, false),
      'paid_usd_cents', money.paid, 'earned_usd_cents', money.earned,
      'gifted_diamonds', coalesce(g.diamonds, 0), 'gift_num', coalesce(g.gift_num, 0),
      'unlock_num', b.unlock_num, 'last_posts', b.last_posts,
      'message_unlock_num', (select count(*)::int from message_purchases s
        join messages t using (message_id) join conversations c using (conversation_id)
        where s.user_id = u.user_id and c.char_id = ${$.charId} and s.refunded_by is null),
      'note', coalesce((select n.content from fan_notes n
        where n.char_id = ${$.charId} and n.user_id = u.user_id), '')) as fan
    from users u
      left join memberships m on m.char_id = ${$.charId} and m.user_id = u.user_id
      left join gift_givers g on g.char_id = ${$.charId} and g.user_id = u.user_id
      cross join lateral (
        select count(*)::int as unlock_num, coalesce((json_agg(json_build_object(${postIdKey}, p.post_id::text,
            'content', left(p.content, 80), 'created_time', ${jsonInstant(sql`s.created_at`)})
            order by s.created_at desc, p.post_id desc)), '[]') as last_posts
        from purchases s join posts p using (post_id)
        where s.user_id = u.user_id and p.char_id = ${$.charId} and s.refunded_by is null) b
      cross join lateral (
        select coalesce(sum(coalesce(${paidOfEntry(sql`e.entry_id`)}, p.amount)), 0)::bigint as paid, coalesce(sum(p.amount), 0)::bigint as earned
        from journal_entries e
          join ledger_accounts a on a.user_id = ${$.viewerId} and a.kind = 'creator_pending'
          join pending_earnings p on p.entry_id = e.entry_id and p.account_id = a.account_id
        where e.user_id = u.user_id and e.kind <> 'release') money
    where u.user_id = ${$.fanId} and ${isFan}`,
);

const lastPosts = 5;

/** Returns a creator's facts about one of their fans; refuses with `notFound` when the person is not their fan. */
export async function getFan(
  { db }: Pick<Context, 'db'>,
  { user_id: fanId }: ParsedInput<'getFan'>,
  viewer: Viewer,
): Promise<FanFacts> {
  const row = await findFan.first(db, { viewerId: viewer.userId, charId: ownCharacter(viewer), fanId });
  const fan = row?.fan ?? refuse('notFound');
  return { ...fan, last_posts: fan.last_posts.slice(0, lastPosts) };
}
