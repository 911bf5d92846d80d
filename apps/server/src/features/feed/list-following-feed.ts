import type { ParsedInput } from '@kindred/contract/all/calls';
import { maxNewPosts } from '@kindred/contract/feed/limits';
import type { Context } from '../../context.ts';
import { isInstant, isInteger, keysetCursor } from '../../platform/db/keyset.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';
import { offsetOf } from '../../platform/db/to-page.ts';
import { pageText } from '../../platform/http/page-text.ts';
import type { RawJson } from '../../platform/http/route.ts';
import type { Viewer } from '../../viewer.ts';
import { postInputs } from '../posts/posts.present.ts';
import { countPublished } from './count-published.ts';
import { followedParts, manyMemberships, newest } from './find-followed.ts';
import { cardsOf } from './post-cards.ts';

const $ = inputs({ wanted: 'integer', size: 'integer', skip: 'integer', postId: 'bigint' });

/**
 * A page of Following: `wanted` is one more than the posts that are skipped and shown. `posts` is null when the viewer
 * joined many creators.
 */
export const followingPage = statement(
  {
    list: 'text',
    has_more: 'boolean',
    last_id: 'bigint?',
    last_published: 'text?',
    posts: 'bigint?',
  },
  sql`with ${followedParts($.wanted, sql`true`)}, shown as materialized (
      select f.* from followed f order by f.published_at desc, f.post_id desc limit ${$.size} offset ${$.skip}
    ), last as (
      select s.* from shown s order by s.published_at, s.post_id limit 1
    )
    select (${cardsOf(sql`array(select s.post_id from shown s order by s.published_at desc, s.post_id desc)`)}) as list,
      (select count(*) from followed) = ${$.wanted} as has_more,
      l.post_id as last_id,
      to_char(l.published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as last_published,
      case when k.joined <= ${manyMemberships}
        then (select coalesce(sum(c.post_num), 0) from few join characters c using (char_id)) end::bigint as posts
    from known k left join last l on true`,
);

const cursors = keysetCursor(isInstant, isInteger);

/** Lists the posts of all joined creators, newest first. */
export async function listFollowingFeed(
  context: Context,
  page: ParsedInput<'listFollowingFeed'>,
  viewer: Viewer,
): Promise<RawJson> {
  const skip = offsetOf(page);
  const [after1, after2] = cursors.decodeOr([newest.after1, newest.after2], page.cursor);
  const result = await followingPage.one(context.db, {
    ...postInputs(context, viewer),
    after1,
    after2,
    size: page.size,
    skip,
    wanted: skip + page.size + 1,
  });
  const next =
    result.has_more && result.last_id ? cursors.encode(result.last_published ?? '', result.last_id) : null;
  const count = result.posts === null ? await countPublished(context.db) : Number(result.posts);
  return pageText({ list: result.list, next }, page, count);
}

const countNewer = statement(
  { count: 'integer' },
  sql`with ${followedParts($.wanted, sql`true`)}
    select count(*)::integer as count from followed f join posts since on since.post_id = ${$.postId}
    where f.post_id <> since.post_id and f.published_at > since.published_at`,
);

/** Counts the posts that came to Following after a given one. */
export function countNewPosts(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { diary_id: postId }: ParsedInput<'countNewPosts'>,
  { userId: viewerId }: Viewer,
): Promise<{ count: number }> {
  return countNewer.one(db, { viewerId, now: clock.now(), ...newest, wanted: maxNewPosts, postId });
}
