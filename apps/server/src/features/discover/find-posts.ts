import type { Context } from '../../context.ts';
import { type KeysetPage, keysetList } from '../../platform/db/keyset-page.ts';
import { inputs, sql } from '../../platform/db/sql.ts';
import type { Viewer } from '../../viewer.ts';
import { characterIsThere } from '../characters/characters.present.ts';
import { mightBeOpen, postAccessJoins, postInputs, postJoins, postText } from '../posts/posts.present.ts';
import type { SearchPage } from './search-page.ts';

const $ = inputs({ operators: 'text' });

/** The query of the typed text, computed once and not per post. */
const typedQuery = sql`(select operators_query(${$.operators}))`;

const isPublished = sql`p.state = 1 and p.deleted_at is null`;

/** The number of newest posts below a place that are searched for a common word before the list ends. */
const walkLimit = 5000;

/**
 * The index has the words of whole captions. A viewer who may not read a caption finds the post only by the part that is
 * shown; nothing is counted or cut off before this condition. So an answer reveals of hidden words at most that they are
 * common among all posts, when it ends early.
 */
const isShown = sql`${isPublished} and ${characterIsThere}
  and (a.access = 'full' or p.shown_words @@ ${typedQuery})`;

const newestFirst = {
  alias: 'p',
  keys: [
    { column: 'p.published_at', type: 'timestamptz' },
    { column: 'p.post_id', type: 'bigint' },
  ],
  jsonJoins: postJoins,
  json: postText,
} as const;

export const foundPosts = {
  /** All posts with the words, by their index, then the newest of them, until enough may be shown. */
  rare: keysetList({
    ...newestFirst,
    rows: sql`(select p.*, pw.shown_words from post_words pw join posts p on p.post_id = pw.post_id where pw.words @@ ${typedQuery}
      order by p.published_at desc, p.post_id desc offset 0)`,
    joins: postAccessJoins,
    where: isShown,
  }),
  /**
   * The newest posts, until enough of them have the words. `offset 0` keeps the planner from using their index, which
   * has far more. Most posts are closed to the viewer: their shown part must have the words before the row is read.
   */
  common: keysetList({
    ...newestFirst,
    rows: sql`posts`,
    walk: {
      where: isPublished,
      limit: walkLimit,
      narrow: (walked) => sql`(select p.*, pw.shown_words from ${walked} p
        cross join lateral (select w.shown_words from post_words w where w.post_id = p.post_id
          and case when ${mightBeOpen} or w.shown_words @@ ${typedQuery} then w.words @@ ${typedQuery} else false end offset 0) pw
        order by p.published_at desc, p.post_id desc offset 0)`,
    },
    joins: postAccessJoins,
    where: isShown,
  }),
};

/** Finds published posts by the words of their captions, newest first. */
export function findPosts(
  context: Context,
  { operators, isCommon, size, cursor }: SearchPage,
  viewer: Viewer,
): Promise<KeysetPage> {
  const inputs = { ...postInputs(context, viewer), operators };
  return foundPosts[isCommon.posts ? 'common' : 'rare'].readPage(context.db, inputs, {
    page: 1,
    size,
    cursor,
  });
}
