import type { Comment, Reply } from '@kindred/contract/comments/calls';
import type { TestApp } from '../app/start-test-app.ts';
import type { TestUser } from './factories.ts';

type Server = Pick<TestApp, 'call'>;

/** Sends a comment and returns the whole answer. */
export const comment = (
  { call }: Server,
  { token }: TestUser,
  postId: string,
  content = 'So good',
  clientId: string = crypto.randomUUID(),
) => call('sendComment', { content_id: postId, content, client_id: clientId }, { token });

/** Replies to a comment and returns the whole answer. */
export const answer = (
  { call }: Server,
  { token }: TestUser,
  postId: string,
  target: Pick<Reply, 'comment_id' | 'parent' | 'user_id'>,
  content = 'Me too',
) =>
  call(
    'sendCommentReply',
    {
      content_id: postId,
      content,
      reply_user_id: target.user_id,
      root_comment_id: target.parent ?? target.comment_id,
      reply_comment_id: target.comment_id,
      client_id: crypto.randomUUID(),
    },
    { token },
  );

/** Returns the comments that the person sees under a post: `texts` has each comment followed by its replies. */
export async function thread(
  server: Server,
  { token }: TestUser,
  postId: string,
): Promise<{ count: number; texts: string[]; list: Comment[] }> {
  const { data } = await server.call('listComments', { content_id: postId }, { token });
  const texts = data.list.flatMap(({ content, replies }) => [
    content,
    ...replies.map((reply) => reply.content),
  ]);
  return { count: data.count, texts, list: data.list };
}

/** Returns the number of comments on the post's card, as the person sees it. */
export async function cardCount({ call }: Server, { token }: TestUser, postId: string): Promise<number> {
  const { data } = await call('getPost', { diary_id: postId }, { token });
  return data.statistics.comment_num;
}
