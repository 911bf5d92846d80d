import type { Context } from '../../context.ts';
import { refuse } from '../../platform/app-error.ts';
import { as, type ColumnsOf } from '../../platform/db/column-types.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';
import type { Viewer } from '../../viewer.ts';
import { characterIsThere } from '../characters/characters.present.ts';
import { commentNumSql, commentRootNumSql } from '../posts/comment-num.ts';
import { postAccessJoins, postIsThere } from '../posts/posts.present.ts';

const $ = inputs({ postId: 'bigint' });

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
    where p.post_id = ${$.postId} and ${postIsThere} and ${characterIsThere}`,
);

/**
 * Returns the post and the number of its comments that the viewer sees. Refuses with `missing` when the viewer may not
 * know of the post (so that the id of a comment reveals no post), and with `postLocked` when they have not joined or
 * bought it, because its comments mention its content.
 */
export async function getCommentedPost(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  postId: string,
  viewer: Viewer,
  missing: 'postDeleted' | 'commentDeleted' = 'postDeleted',
): Promise<CommentedPost> {
  const inputs = { viewerId: viewer.userId, viewerIsReviewer: viewer.isReviewer };
  const post = await find.first(db, { ...inputs, now: clock.now(), postId });
  if (!post) refuse(missing);
  return post.access === 'full' ? post : refuse('postLocked');
}
