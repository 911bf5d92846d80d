import { maxNewPosts } from '@kindred/contract/feed/limits';
import type { ParsedInput } from '@kindred/contract/wire/calls';
import type { Context } from '../../context.ts';
import { decodeTimeIdCursor, encodeCursor } from '../../platform/db/keyset.ts';
import { input, sql, statement } from '../../platform/db/sql.ts';
import { pageText } from '../../platform/http/page-text.ts';
import type { RawJson } from '../../platform/http/route.ts';
import type { Viewer } from '../../viewer.ts';
import { countPublished } from './count-published.ts';
import { findFollowed, newest, readMemberships, type TimePlace } from './find-followed.ts';
import { readPostCards } from './post-cards.ts';

/** The posts of all whom the viewer has joined, newest first. */
export async function listFollowingFeed(
  context: Context,
  page: ParsedInput<'listFollowingFeed'>,
  viewer: Viewer,
): Promise<RawJson> {
  const { db, clock } = context;
  const memberships = await readMemberships(db, viewer.userId);
  const skip = page.cursor === undefined ? (page.page - 1) * page.size : 0;
  const found = await findFollowed(
    db,
    { viewerId: viewer.userId, now: clock.now(), ...placeOf(page.cursor), wanted: skip + page.size + 1 },
    memberships,
  );
  const shown = found.slice(skip, skip + page.size);
  const last = shown.at(-1);
  const hasMore = found.length > skip + page.size && last;
  const list = await readPostCards(
    context,
    viewer,
    shown.map(({ diary_id }) => diary_id),
  );
  const next = hasMore ? encodeCursor([last.published, last.diary_id]) : null;
  return pageText({ list, next }, page, memberships.posts ?? (await countPublished(db)));
}

function placeOf(cursor: string | undefined): TimePlace {
  if (cursor === undefined) return newest;
  const [after1, after2] = decodeTimeIdCursor(cursor);
  return { after1, after2 };
}

const findPublished = statement(
  { published_at: 'timestamptz' },
  sql`select p.published_at from posts p where p.diary_id = ${input('postId', 'bigint')}`,
);

/** How many posts have come to Following since one of it. */
export async function countNewPosts(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { diary_id: postId }: ParsedInput<'countNewPosts'>,
  { userId: viewerId }: Viewer,
): Promise<{ count: number }> {
  const since = await findPublished.find(db, { postId });
  if (!since) return { count: 0 };
  const inputs = { viewerId, now: clock.now(), ...newest, wanted: maxNewPosts };
  const found = await findFollowed(db, inputs, await readMemberships(db, viewerId));
  const newer = found.filter(
    ({ published, diary_id }) => diary_id !== postId && new Date(published) > since.published_at,
  );
  return { count: newer.length };
}
