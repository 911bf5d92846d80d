import type { ParsedInput } from '@kindred/contract/all/calls';
import type { InsightDay, Insights } from '@kindred/contract/creator-tools/calls';
import type { Context } from '../../context.ts';
import type { Viewer } from '../../viewer.ts';
import { findSpan } from '../audience/insights/span.sql.ts';
import { mediaLinkToken } from '../media/media-link.ts';
import { countPeople, listJoinedByDay, listLastPosts, listTopPosts, sumEarned } from './insights.sql.ts';
import { ownCharacter } from '../characters/own-character.ts';

type Earned = {
  days: { day: string; cents: number }[];
  kinds: { kind: string; cents: number }[];
  fans: Insights['top_fans'];
};
type JoinedDay = { day: string; free: number; pro: number };

/** Returns a creator's figures for so many days including today, by the days of their own time zone. */
export async function getInsights(
  context: Pick<Context, 'db' | 'clock' | 'secret'>,
  { days }: ParsedInput<'getInsights'>,
  viewer: Viewer,
): Promise<Insights> {
  const { db, clock } = context;
  const charId = ownCharacter(viewer);
  const viewerId = viewer.userId;
  const span = await findSpan.one(db, { viewerId, now: clock.now(), days });
  const { since, before, timezone, account_id: accountId } = span;
  const earned = await sumEarned.one(db, { accountId, since, before, timezone, viewerId });
  const joined = await listJoinedByDay.all(db, { charId, before, timezone });
  const people = await countPeople.one(db, { charId });
  const posts = { charId, accountId, since, mediaToken: mediaLinkToken(context, viewer) };
  const top = await listTopPosts.one(db, posts);
  const last = await listLastPosts.one(db, posts);
  const both = span.days.map((day) => presentDay(day, earned, joined));
  return {
    days: both.slice(days),
    days_before: both.slice(0, days),
    people,
    earned: presentEarned(earned),
    top_posts: top.list,
    last_posts: last.list,
    top_fans: earned.fans,
  };
}

function presentDay(day: string, earned: Earned, joined: JoinedDay[]): InsightDay {
  const joins = joined.find((row) => row.day === day);
  return {
    day,
    follower_num: joins?.free ?? 0,
    subscriber_num: joins?.pro ?? 0,
    earned_usd_cents: earned.days.find((row) => row.day === day)?.cents ?? 0,
  };
}

function presentEarned({ kinds }: Earned): Insights['earned'] {
  const of = (...names: string[]) =>
    kinds.filter(({ kind }) => names.includes(kind)).reduce((sum, { cents }) => sum + cents, 0);
  return {
    gift: of('gift'),
    unlock: of('unlock', 'post_sale'),
    ...(of('message') !== 0 && { message: of('message') }),
    subscription: of('subscription', 'gift_claim'),
    taken_back: of('refund', 'chargeback', 'chargeback_reversal', 'clawback'),
    total: kinds.reduce((sum, { cents }) => sum + cents, 0),
  };
}
