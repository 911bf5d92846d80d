import type { Context } from '../../context.ts';
import { refuse } from '../../platform/app-error.ts';
import { as, type ColumnsOf } from '../../platform/db/column-types.ts';
import { input, sql, statement } from '../../platform/db/sql.ts';
import type { Viewer } from '../../viewer.ts';
import { characterIsThere } from '../characters/characters.present.ts';
import { commentNumSql, commentRootNumSql } from '../posts/comment-num.ts';
import { postAccessJoins, postIsThere } from '../posts/posts.present.ts';

const commentedPost = {
  access: as<'full' | 'preview' | 'locked'>('text'),
  comment_num: 'integer',
  root_num: 'integer',
} as const;
export type CommentedPost = ColumnsOf<typeof commentedPost>;

const find = statement(
  commentedPost,
  sql`select a.access, ${commentNumSql} as comment_num, ${commentRootNumSql} as root_num
    from posts p ${postAccessJoins}
    where p.diary_id = ${input('postId', 'bigint')} and ${postIsThere} and ${characterIsThere}`,
);

/**
 * The post, for somebody who has all of it, with how many comments they can see. Refuses `missing` where there is none for
 * them (who names a comment learns of no post by it), and `postLocked` where they have not joined or bought it: its comments speak of what it shows.
 */
export async function getCommentedPost(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  postId: string,
  viewer: Viewer,
  missing: 'postDeleted' | 'commentDeleted' = 'postDeleted',
): Promise<CommentedPost> {
  const who = { viewerId: viewer.userId, viewerIsReviewer: viewer.isReviewer };
  const post = await find.find(db, { ...who, now: clock.now(), postId });
  if (!post) refuse(missing);
  return post.access === 'full' ? post : refuse('postLocked');
}
