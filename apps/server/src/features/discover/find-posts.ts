import type { Context } from '../../context.ts';
import { type KeysetPage, keysetList } from '../../platform/db/keyset-page.ts';
import { input, sql } from '../../platform/db/sql.ts';
import type { Viewer } from '../../viewer.ts';
import { characterIsThere } from '../characters/characters.present.ts';
import { mightBeOpen, postAccessJoins, postInputs, postJoins, postText } from '../posts/posts.present.ts';
import type { SearchPage } from './search-page.ts';

/** What is searched for, made once and not for each post. */
const asked = sql`(select operators_query(${input('operators', 'text')}))`;

const isPublished = sql`p.state = 1 and p.deleted_at is null`;

/** So many of the newest posts below a place are looked through for a common word before the list ends. */
const walkLimit = 5000;

/**
 * The index knows whole captions. Whoever may not read one finds the post by what it shows of itself alone; nothing
 * is counted or cut off before that is decided. So of words that are hidden an answer tells no more than that they are
 * common among all posts: then it may end early.
 */
const isShown = sql`${isPublished} and ${characterIsThere}
  and (a.access = 'full' or p.shown_words @@ ${asked})`;

const newestFirst = {
  alias: 'p',
  keys: [
    { column: 'p.published_at', type: 'timestamptz' },
    { column: 'p.diary_id', type: 'bigint' },
  ],
  jsonJoins: postJoins,
  json: postText,
} as const;

export const foundPosts = {
  /** All that have the words, by their index, then the newest of them, until enough may be shown. */
  rare: keysetList({
    ...newestFirst,
    rows: sql`(select p.*, pw.shown_words from post_words pw join posts p on p.diary_id = pw.diary_id where pw.words @@ ${asked}
      order by p.published_at desc, p.diary_id desc offset 0)`,
    joins: postAccessJoins,
    where: isShown,
  }),
  /**
   * The newest posts, until enough of them have the words. `offset 0` keeps their index, which has far more, out of it. Most
   * of the posts are closed to the viewer: what these show has to have the words before anything is looked up.
   */
  common: keysetList({
    ...newestFirst,
    rows: sql`posts`,
    walk: {
      where: isPublished,
      limit: walkLimit,
      narrow: (walked) => sql`(select p.*, pw.shown_words from ${walked} p
        cross join lateral (select w.shown_words from post_words w where w.diary_id = p.diary_id
          and case when ${mightBeOpen} or w.shown_words @@ ${asked} then w.words @@ ${asked} else false end offset 0) pw
        order by p.published_at desc, p.diary_id desc offset 0)`,
    },
    joins: postAccessJoins,
    where: isShown,
  }),
};

/** Published posts by the words of their captions, newest first. */
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
