import { countedLikers } from '@kindred/contract/notifications/limits';
import type { ChargeRate } from '@kindred/contract/wallet/charge-rate';
import { as, type ColumnsOf } from '../../../platform/db/column-types.ts';
import type { Db } from '../../../platform/db/db.ts';
import { inputs, raw, sql, statement } from '../../../platform/db/sql.ts';
import { notBlocked } from '../../blocks/blocked-pairs.sql.ts';
import { notRestricted } from '../../blocks/restrictions.sql.ts';
import { mark } from '../../notifications/notifications.sql.ts';
import { postAccessJoins } from '../../posts/posts.present.ts';
import { nextCharge, nextChargeJoin } from '../../subscriptions/next-charge.sql.ts';
import { rateJson } from '../../wallet/currency/agreed-rate.sql.ts';

const $ = inputs({
  viewerId: 'bigint',
  since: 'timestamptz',
  now: 'timestamptz',
  after: 'timestamptz',
  before: 'timestamptz',
});

type DigestPeriod = { viewerId: string; since: Date; now: Date };

const maxCreators = 10;
const countedPosts = 50;
const wordsLength = 120;

const creatorRow = {
  char_id: 'bigint',
  name: 'text',
  /** New posts to which the viewer has full access; counted to fifty. */
  post_num: 'integer',
  /** The newest of these posts. */
  post_id: 'bigint',
  words: 'text',
  /** The number of all creators with such posts. */
  creator_num: 'integer',
} as const;
export type DigestCreator = ColumnsOf<typeof creatorRow>;

const newPosts = statement(
  creatorRow,
  sql`select k.char_id, k.name, x.post_num, x.post_ids[1] as post_id, left(x.words[1], ${wordsLength}) as words,
      (count(*) over ())::integer as creator_num
    from memberships s join characters k on k.char_id = s.char_id and k.deleted_at is null
    cross join lateral (
      select count(*)::integer as post_num, max(t.published_at) as newest,
        array_agg(t.post_id order by t.published_at desc, t.post_id desc) as post_ids,
        array_agg(t.content order by t.published_at desc, t.post_id desc) as words
      from (select p.post_id, p.content, p.published_at from posts p ${postAccessJoins}
        where p.char_id = k.char_id and p.state = 1 and p.deleted_at is null
          and p.published_at > ${$.since} and p.published_at <= ${$.now} and a.access = 'full'
        order by p.published_at desc limit ${countedPosts}) t) x
    where s.user_id = ${$.viewerId} and s.bell <> 'off' and s.state <> 'expired' and x.post_num > 0
      and ${notBlocked($.viewerId, sql`k.user_id`)} and ${notRestricted($.viewerId, sql`k.user_id`)}
    order by x.newest desc, k.char_id limit ${maxCreators}`,
);

/** Creators that the viewer has joined with new accessible posts, newest first; none whose bell is off. */
export function listCreators(db: Db, period: DigestPeriod): Promise<DigestCreator[]> {
  return newPosts.all(db, { ...period, viewerIsReviewer: false });
}

/** Counts unread messages as the badge does, in conversations with messages since then. */
const side = (
  readerColumn: 'user_id' | 'creator_user_id',
  otherColumn: 'user_id' | 'creator_user_id',
  sideName: 'fan' | 'creator',
) =>
  sql`select c.${raw(`${sideName}_unread`)} as unread from conversations c
    where c.${raw(readerColumn)} = ${$.viewerId} and c.${raw(`${sideName}_unread`)} > 0 and c.${raw(`${sideName}_folder`)} = 'inbox'
      and c.last_message_at > ${$.since} and c.last_message_at <= ${$.now} and not c.${raw(`${sideName}_muted`)}
      and ${notBlocked($.viewerId, sql`c.${raw(otherColumn)}`)}
      and ${notRestricted($.viewerId, sql`c.${raw(otherColumn)}`)}
    limit 1000`;

const unreadChats = statement(
  { messages: 'integer', conversations: 'integer' },
  sql`select coalesce(sum(t.unread), 0)::integer as messages, count(*)::integer as conversations
    from ((${side('user_id', 'creator_user_id', 'fan')}) union all (${side('creator_user_id', 'user_id', 'creator')})) t`,
);

export function countChats(
  db: Db,
  period: DigestPeriod,
): Promise<{ messages: number; conversations: number }> {
  return unreadChats.one(db, period);
}

const unreadNotifications = statement(
  { likes: 'integer', liked_posts: 'integer', comments: 'integer', others: 'integer' },
  sql`select coalesce(sum(l.num), 0)::integer as likes, (count(*) filter (where l.num > 0))::integer as liked_posts,
      (count(*) filter (where n.topic in ('commented', 'replied')))::integer as comments,
      (count(*) filter (where n.topic not in ('liked', 'commented', 'replied', 'posted', 'trial_ending', 'renewal_ahead')))::integer as others
    from (select * from notifications n
      where n.user_id = ${$.viewerId} and n.notification_id > ${mark('notification_id')}
        and n.created_at > ${$.since} and n.created_at <= ${$.now}
        and ${notBlocked($.viewerId, sql`n.other_user_id`)}
      order by n.notification_id desc limit 1000) n
    left join lateral (select count(*) as num from (select from likes k
      where n.topic = 'liked' and k.post_id = n.post_id and k.created_at > ${$.since} and k.user_id <> ${$.viewerId}
        and ${notBlocked($.viewerId, sql`k.user_id`)} limit ${countedLikers}) few) l on true`,
);

export function countNotifications(
  db: Db,
  period: DigestPeriod,
): Promise<{ likes: number; liked_posts: number; comments: number; others: number }> {
  return unreadNotifications.one(db, period);
}

const renewalRow = {
  name: 'text',
  period_end: 'timestamptz!',
  usd_cents: 'integer',
  agreed_rate: as<ChargeRate | null>('json?'),
} as const;
export type DigestRenewal = ColumnsOf<typeof renewalRow>;

const renewals = statement(
  renewalRow,
  sql`select k.name, s.period_end, ${nextCharge} as usd_cents, ${rateJson('b')} as agreed_rate
    from memberships s join characters k on k.char_id = s.char_id ${nextChargeJoin}
    where s.user_id = ${$.viewerId} and s.kind = 'pro' and s.renews and s.state in ('trialing', 'active')
      and s.period_end > greatest(${$.after}, ${$.now}) and s.period_end <= ${$.before}
    order by s.period_end, k.char_id limit 20`,
);

export function listRenewals(
  db: Db,
  period: { viewerId: string; now: Date; after: Date; before: Date },
): Promise<DigestRenewal[]> {
  return renewals.all(db, period);
}
