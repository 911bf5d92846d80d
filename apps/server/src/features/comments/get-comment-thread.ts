import type { ParsedInput } from '@kindred/contract/all/calls';
import type { Context } from '../../context.ts';
import { refuse } from '../../platform/app-error.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';
import { RawJson } from '../../platform/http/route.ts';
import type { Viewer } from '../../viewer.ts';
import { commentIsThere, commentJoins, commentJson, replyJoins, replyJson } from './comments.present.ts';
import { getCommentedPost } from './get-commented-post.ts';

const $ = inputs({ commentId: 'bigint' });

const findThread = statement(
  { post_id: 'bigint', comment: 'text', reply: 'text?' },
  sql`select k.post_id, ${commentJson}::text as comment,
      (select ${replyJson}::text from comments r ${replyJoins}
        where r.comment_id = ${$.commentId} and r.root_id is not null) as reply
    from comments k ${commentJoins}
    where k.comment_id = (select coalesce(r.root_id, r.comment_id) from comments r
        where r.comment_id = ${$.commentId} and ${commentIsThere('r')})
      and ${commentIsThere('k')}`,
);

/** Returns the thread of a comment with its first replies, and the comment itself when it is a reply. */
export async function getCommentThread(
  context: Context,
  { comment_id: commentId }: ParsedInput<'getCommentThread'>,
  viewer: Viewer,
): Promise<RawJson> {
  const thread = await findThread.first(context.db, {
    viewerId: viewer.userId,
    commentId,
    now: context.clock.now(),
  });
  if (!thread) refuse('commentDeleted');
  await getCommentedPost(context, thread.post_id, viewer, 'commentDeleted');
  return new RawJson(`{"comment":${thread.comment},"reply":${thread.reply ?? 'null'}}`);
}
