import type { Context } from '../../context.ts';
import { refuse } from '../../platform/app-error.ts';
import { query } from '../../platform/db/db.ts';
import type { Viewer } from '../../viewer.ts';
import { characterIsThere } from '../characters/characters.present.ts';
import { commentNumSql, commentRootNumSql } from '../posts/comment-num.ts';
import { postAccessJoins, postIsThere } from '../posts/posts.present.ts';

export type CommentedPost = { access: 'full' | 'preview' | 'locked'; comment_num: number; root_num: number };

/** $3, who is a creator, has no part in reading; PostgreSQL wants each parameter named. */
const find = `
  select a.access, ${commentNumSql} as comment_num, ${commentRootNumSql} as root_num
  from posts p ${postAccessJoins}
  where p.diary_id = $5::bigint and $3::boolean is not null and ${postIsThere} and ${characterIsThere}`;

/**
 * The post, for somebody who has all of it, with how many comments they can see. Refuses `postDeleted` where there is
 * none for them and `postLocked` where they have not joined or bought it: its comments speak of what it shows.
 */
export async function getCommentedPost(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  diaryId: string,
  viewer: Viewer,
): Promise<CommentedPost> {
  const { userId, isCreator, isReviewer } = viewer;
  const [post] = await query<CommentedPost>(db, find, [userId, clock.now(), isCreator, isReviewer, diaryId]);
  if (!post) refuse('postDeleted');
  return post.access === 'full' ? post : refuse('postLocked');
}
