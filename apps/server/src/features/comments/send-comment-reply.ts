import type { ParsedInput } from '@kindred/contract/all/calls';
import type { Context } from '../../context.ts';
import { refuse } from '../../platform/app-error.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';
import type { RawJson, RequestContext } from '../../platform/http/route.ts';
import type { Viewer } from '../../viewer.ts';
import { addComment } from './add-comment.ts';
import { tidyComment } from './tidy-comment.ts';

const $ = inputs({ userId: 'bigint' });

/** Replies to a comment. The target is an id; the '@nickname ' before the words is only for display and is removed. */
export async function sendCommentReply(
  context: Context,
  input: ParsedInput<'sendCommentReply'>,
  viewer: Viewer,
  { timezone }: RequestContext,
): Promise<RawJson> {
  const nickname = await findNickname(context, input.reply_user_id);
  const content = tidyComment(withoutMention(input.content, nickname));
  if (content === '') refuse('invalidInput', { field: 'content' });
  return addComment(
    context,
    {
      postId: input.content_id,
      content,
      clientId: input.client_id,
      timezone,
      target: {
        rootId: input.root_comment_id,
        commentId: input.reply_comment_id,
        userId: input.reply_user_id,
      },
    },
    viewer,
  );
}

const findName = statement(
  { nickname: 'text' },
  sql`select coalesce(c.name, u.nickname) as nickname
    from users u left join characters c on c.user_id = u.user_id and c.deleted_at is null
    where u.user_id = ${$.userId} order by c.char_id limit 1`,
);

async function findNickname({ db }: Context, userId: string): Promise<string | undefined> {
  return (await findName.first(db, { userId }))?.nickname;
}

function withoutMention(content: string, nickname: string | undefined): string {
  if (nickname === undefined) return content;
  const mention = `@${nickname}`;
  if (content === mention) return '';
  return content.startsWith(`${mention} `) ? content.slice(mention.length + 1).trim() : content;
}
