import { screen } from '@testing-library/react';
import { CommentSection } from '../features/comments/section/comment-section.tsx';
import { PostCard } from '../features/posts/card/post-card.tsx';
import { usePost } from '../features/posts/data/use-post.ts';
import { callKey } from '../lib/call/call-queries.ts';
import { answer, envelope, stubFetch } from './fake-server.ts';
import { makeComment, makeReply } from './make-comment.ts';
import { makePost } from './make-post.ts';
import { makeUser } from './make-user.ts';
import { show } from './show.tsx';

const me = makeUser({ user_id: '1', nickname: 'Mia' });

export const commentPaths = {
  list: '/v3/api/content/comment/list',
  thread: '/v3/api/content/comment/thread',
  send: '/v3/api/send/content/comment',
  reply: '/v3/api/send/content/comment/reply',
  delete: '/v3/api/content/comment/delete',
};
export const listedThread = makeComment({ replies: [makeReply()], has_more_replies: true });
export const listedComments = { list: [listedThread], page: 1, total_page: 1, count: 2, next: null };

type Answers = Record<string, (form: Record<string, unknown>) => Response | Promise<Response>>;

/** The server of comments: `answers` by path, the rest as it is every day. Gives what was sent to a path. */
export function serveComments(answers: Answers = {}) {
  const sent: { path: string; fields: Record<string, unknown> }[] = [];
  const everyday: Record<string, unknown> = {
    [commentPaths.list]: listedComments,
    '/v3/api/user/data': me,
    '/v3/api/diary/info': makePost(),
  };
  stubFetch((url, init) => {
    const path = url.split('?')[0] as string;
    const body = init?.body;
    const fields = body instanceof FormData ? Object.fromEntries(body) : JSON.parse(String(body ?? '{}'));
    sent.push({ path, fields });
    return answers[path]?.(fields) ?? envelope(everyday[path] ?? {});
  });
  return (path: string) => sent.filter((request) => request.path === path).map(({ fields }) => fields);
}

/** Answers with a refusal. */
export function refusal(code: number, msg = '') {
  return () => answer({ code, msg, data: null });
}

function Card({ commentId }: { commentId?: string }) {
  const { data } = usePost('100');
  return data && <PostCard post={data} comments={CommentSection} opensComments commentId={commentId} />;
}

/** Shows a post with its comments; with `commentId`, as a link to that comment opens it. */
export function showComments(post = makePost(), commentId?: string) {
  return show(<Card {...(commentId ? { commentId } : {})} />, [
    [callKey('getPost', { diary_id: '100' }), post],
    [['feed'], { pages: [{ list: [post] }], pageParams: [null] }],
    [callKey('getUserData', {}), me],
  ]);
}

export function commentField() {
  return screen.findByPlaceholderText<HTMLTextAreaElement>('Add comment...');
}
