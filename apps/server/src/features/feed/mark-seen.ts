import type { ParsedInput } from '@kindred/contract/all/calls';
import { maxSeenPosts } from '@kindred/contract/feed/limits';
import type { Context } from '../../context.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';
import type { RequestContext } from '../../platform/http/route.ts';
import type { Viewer } from '../../viewer.ts';
import { noteViews } from '../audience/note-audience.ts';
import { regionOfTimezone } from '../moderation/help/region-of-timezone.ts';

const $ = inputs({ viewerId: 'bigint', now: 'timestamptz', postIds: 'bigint[]' });

/** In the order of ids, so that two devices of one person do not deadlock. */
const insertSeen = statement(
  {},
  sql`insert into seen_posts (user_id, post_id, seen_at)
    select ${$.viewerId}, p.post_id, ${$.now} from posts p
    where p.post_id = any(${$.postIds}) and p.state = 1 and p.deleted_at is null
    order by p.post_id on conflict do nothing`,
);

const deleteOldest = statement(
  {},
  sql`delete from seen_posts s using (
      select o.seen_at, o.post_id from seen_posts o where o.user_id = ${$.viewerId}
      order by o.seen_at desc, o.post_id desc offset ${maxSeenPosts} limit 1) first
    where s.user_id = ${$.viewerId} and (s.seen_at, s.post_id) <= (first.seen_at, first.post_id)`,
);

const deleteSeen = statement({}, sql`delete from seen_posts where user_id = ${$.viewerId}`);

/**
 * Records posts that the viewer has seen: for their creators, and those seen at home also for the viewer, because For you
 * does not show them again. The newest thousand count.
 */
export async function markSeen(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { diary_ids: postIds, from: source }: ParsedInput<'markSeen'>,
  { userId: viewerId }: Viewer,
  { timezone }: Pick<RequestContext, 'timezone'>,
): Promise<Record<string, never>> {
  const now = clock.now();
  await noteViews(db, { viewerId, postIds, now, source, country: regionOfTimezone(timezone) });
  if (source !== 'home') return {};
  const added = await insertSeen.run(db, { viewerId, postIds, now });
  if (added > 0) await deleteOldest.run(db, { viewerId });
  return {};
}

/** Lets For you show seen posts again. */
export async function clearSeen(
  { db }: Pick<Context, 'db'>,
  _nothing: ParsedInput<'clearSeen'>,
  { userId: viewerId }: Viewer,
): Promise<Record<string, never>> {
  await deleteSeen.run(db, { viewerId });
  return {};
}
