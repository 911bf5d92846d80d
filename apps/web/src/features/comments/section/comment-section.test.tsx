import { refusals } from '@kindred/contract/wire/errors';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { callKey } from '../../../lib/call/call-queries.ts';
import { answer, envelope, onlineAs, stubFetch } from '../../../test/fake-server.ts';
import { makeComment, makeReply } from '../../../test/make-comment.ts';
import { makeCharacter, makeLockedPost, makePost } from '../../../test/make-post.ts';
import { makeUser } from '../../../test/make-user.ts';
import { show } from '../../../test/show.tsx';
import { PostCard } from '../../posts/card/post-card.tsx';
import { findPost } from '../../posts/data/cached-posts.ts';
import { usePost } from '../../posts/data/use-post.ts';
import { CommentSection } from './comment-section.tsx';
import './delete-comment-dialog.tsx';

const me = makeUser({ user_id: '1', nickname: 'Mia' });
const listPath = '/v3/api/content/comment/list';
const sendPath = '/v3/api/send/content/comment';
const replyPath = `${sendPath}/reply`;
const deletePath = '/v3/api/content/comment/delete';

const thread = makeComment({ replies: [makeReply()], has_more_replies: true });
const listed = { list: [thread], page: 1, total_page: 1, count: 2, next: null };

type Answers = Record<string, (form: Record<string, unknown>) => Response | Promise<Response>>;
let sent: { path: string; fields: Record<string, unknown> }[];

/** The server of these tests: `answers` by path, the rest as it is every day. */
function serve(answers: Answers = {}) {
  sent = [];
  return stubFetch((url, init) => {
    const path = url.split('?')[0] as string;
    const body = init?.body;
    const fields = body instanceof FormData ? Object.fromEntries(body) : JSON.parse(String(body ?? '{}'));
    sent.push({ path, fields });
    const everyday: Record<string, unknown> = {
      [listPath]: listed,
      '/v3/api/user/data': me,
      '/v3/api/diary/info': makePost(),
    };
    return answers[path]?.(fields) ?? envelope(everyday[path] ?? {});
  });
}

const refusal =
  (code: number, msg = '') =>
  () =>
    answer({ code, msg, data: null });
const stored = (fields: Record<string, unknown>) =>
  envelope({
    comment: makeComment({
      comment_id: '1009',
      content: String(fields.content),
      nickname: 'Mia',
      is_mine: true,
    }),
    comment_num: 3,
    help: null,
  });

/** A card as a feed shows it, out of the cache, with its comments open. */
function Card({ commentId }: { commentId?: string }) {
  const { data } = usePost('100');
  return data && <PostCard post={data} comments={CommentSection} opensComments commentId={commentId} />;
}

async function open(post = makePost(), commentId?: string) {
  const shown = await show(<Card {...(commentId ? { commentId } : {})} />, [
    [callKey('getPost', { diary_id: '100' }), post],
    [['feed'], { pages: [{ list: [post] }], pageParams: [null] }],
    [callKey('getUserData', {}), me],
  ]);
  return shown;
}

const field = () => screen.findByPlaceholderText<HTMLTextAreaElement>('Add comment...');
const sentTo = (path: string) => sent.filter((one) => one.path === path).map(({ fields }) => fields);

beforeEach(() => {
  sessionStorage.clear();
  onlineAs(true);
  Element.prototype.scrollIntoView = vi.fn();
});

test('the button with their number opens and closes the comments', async () => {
  serve();
  await open();
  const button = screen.getByRole('button', { name: '2 comments' });
  expect(button.getAttribute('aria-expanded')).toBe('true');
  const list = await screen.findByRole('list', { name: 'Comments' });
  expect(within(list).getByText('So good')).toBeTruthy();
  expect(within(screen.getByRole('list', { name: 'Replies to Robin' })).getByText('@Robin')).toBeTruthy();
  await userEvent.click(button);
  expect(screen.queryByRole('region', { name: 'Comments' })).toBeNull();
});

test('Enter posts: it is on screen at once, and the server’s own takes its place', async () => {
  let release: (() => void) | undefined;
  serve({
    [sendPath]: (fields) =>
      new Promise((resolve) => {
        release = () => resolve(stored(fields));
      }),
  });
  await open();
  await userEvent.type(await field(), 'Mine  {Enter}');
  expect(await screen.findByText('Posting…')).toBeTruthy();
  expect(screen.getByRole('button', { name: '3 comments' })).toBeTruthy();
  expect((await field()).value).toBe('');
  release?.();
  await waitFor(() => expect(screen.queryByText('Posting…')).toBeNull());
  expect(screen.getAllByText('Mine')).toHaveLength(1);
  expect(screen.getByRole('status').textContent).toBe('Your comment is posted');
  expect(sentTo(sendPath)).toMatchObject([{ content_id: '100', content: 'Mine', tp: '1' }]);
});

test('Shift and Enter start a line, and Enter that ends a composed word posts nothing', async () => {
  serve({ [sendPath]: stored });
  await open();
  const input = await field();
  await userEvent.type(input, 'one{Shift>}{Enter}{/Shift}two');
  expect(input.value).toBe('one\ntwo');
  input.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true, cancelable: true }),
  );
  expect(sentTo(sendPath)).toEqual([]);
});

test('nothing but space cannot be posted', async () => {
  serve({ [sendPath]: stored });
  await open();
  await userEvent.type(await field(), '   {Enter}');
  expect(screen.getByRole('button', { name: 'Post' })).toHaveProperty('disabled', true);
  expect(sentTo(sendPath)).toEqual([]);
});

test('Reply fills in the name, goes to an id without it, and stands in its thread', async () => {
  serve({
    [replyPath]: (fields) =>
      envelope({
        comment: makeComment({ ...makeReply({ comment_id: '1010', content: String(fields.content) }) }),
        comment_num: 3,
        help: null,
      }),
  });
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Reply to Lee' }));
  const input = await field();
  expect(input.value).toBe('@Lee ');
  await waitFor(() => expect(document.activeElement).toBe(input));
  expect(screen.getByText('Replying to Lee')).toBeTruthy();
  await userEvent.type(input, 'so true{Enter}');
  await waitFor(() => expect(sentTo(replyPath)).toHaveLength(1));
  expect(sentTo(replyPath)[0]).toMatchObject({
    content: 'so true',
    tp: '2',
    reply_user_id: '22',
    root_comment_id: '1001',
    reply_comment_id: '1002',
  });
  const replies = screen.getByRole('list', { name: 'Replies to Robin' });
  expect(await within(replies).findByText('so true')).toBeTruthy();
});

test('clearing the field answers nobody any more', async () => {
  serve({ [sendPath]: stored });
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Reply to Robin' }));
  await userEvent.clear(await field());
  expect(screen.queryByText('Replying to Robin')).toBeNull();
  await userEvent.type(await field(), 'For all{Enter}');
  await waitFor(() => expect(sentTo(sendPath)).toHaveLength(1));
});

test('what is refused goes from the screen with the reason, and the text stays in the field', async () => {
  serve({ [sendPath]: refusal(4602) });
  await open();
  await userEvent.type(await field(), 'Not so{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe(
    'These words cannot be published here, please change them',
  );
  expect((await field()).value).toBe('Not so');
  expect(within(screen.getByRole('list', { name: 'Comments' })).queryByText('Not so')).toBeNull();
  expect(screen.getByRole('button', { name: '2 comments' })).toBeTruthy();
});

test('offline says so; the same words sent again are the same comment', async () => {
  serve({ [sendPath]: () => Promise.reject(new TypeError('no network')) });
  await open();
  await screen.findByText('So good');
  onlineAs(false);
  await userEvent.type(await field(), 'Later{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe('Please check your network');
  onlineAs(true);
  await userEvent.click(screen.getByRole('button', { name: 'Post' }));
  await screen.findByRole('alert');
  await userEvent.click(screen.getByRole('button', { name: 'Post' }));
  await waitFor(() => expect(sentTo(sendPath).length).toBeGreaterThanOrEqual(2));
  expect(new Set(sentTo(sendPath).map(({ client_id }) => client_id)).size).toBe(1);
});

test('a post that was deleted goes with the server’s own words', async () => {
  const gone = refusal(5017, 'This post was deleted');
  serve({ [sendPath]: gone, '/v3/api/diary/info': gone });
  const { client } = await open();
  await userEvent.type(await field(), 'Hello{Enter}');
  expect(await screen.findByText('This post was deleted')).toBeTruthy();
  await waitFor(() => expect(findPost(client, '100')).toBeUndefined());
});

test.each([
  [2, 'Only creators can comment'],
  [3, 'Only subscribers can comment'],
  [0, 'Comments are closed'],
])('can_comment %i: the field says why, and there is nothing to reply with', async (can_comment, words) => {
  serve();
  await open(makePost({ character: makeCharacter({ can_comment }) }));
  expect(await screen.findByPlaceholderText(words)).toHaveProperty('disabled', true);
  expect(await screen.findByText('So good')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Reply/ })).toBeNull();
});

test('the comments of a locked post are not even asked for', async () => {
  serve();
  await open(makeLockedPost());
  expect(await screen.findByText('Comments are for those who can see the post.')).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(sentTo(listPath)).toEqual([]);
});

test('deleting asks first, and then the comment is gone and counted off', async () => {
  const mine = makeComment({ comment_id: '1005', content: 'Oops', is_mine: true, can_delete: true });
  serve({
    [listPath]: () => envelope({ ...listed, list: [mine, thread] }),
    [deletePath]: () => envelope({ comment_num: 1 }),
  });
  await open();
  const item = (await screen.findByText('Oops')).closest('li') as HTMLElement;
  await userEvent.click(within(item).getByRole('button', { name: /^Options/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete this comment?' });
  expect(sentTo(deletePath)).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByText('Oops')).toBeNull());
  expect(screen.getByRole('button', { name: '1 comment' })).toBeTruthy();
});

test('a half-written comment is there again after leaving and coming back', async () => {
  serve();
  await open();
  await userEvent.type(await field(), 'Half a th');
  await userEvent.click(screen.getByRole('button', { name: '2 comments' }));
  await userEvent.click(screen.getByRole('button', { name: '2 comments' }));
  expect((await field()).value).toBe('Half a th');
});

test('what cannot be loaded says why and is tried again', async () => {
  let times = 0;
  serve({
    [listPath]: () => {
      times += 1;
      return times === 1 ? answer({ code: 5000, msg: '', data: null }, 500) : envelope(listed);
    },
  });
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('So good')).toBeTruthy();
});

test('an empty list invites to begin', async () => {
  serve({ [listPath]: () => envelope({ ...listed, list: [], count: 0 }) });
  await open();
  expect(await screen.findByText('No comments yet. Be the first to write one.')).toBeTruthy();
});

/** Which comments the page was scrolled to, by their id. */
function scrolledTo(): (string | null)[] {
  const scroll = vi.mocked(Element.prototype.scrollIntoView);
  return scroll.mock.contexts.map((element) => (element as Element).getAttribute('data-comment'));
}

const threadPath = '/v3/api/content/comment/thread';
const farDown = makeComment({
  comment_id: '501',
  content: 'Far down the list',
  replies: [makeReply({ comment_id: '502', parent: '501', content: 'First answer' })],
  has_more_replies: true,
});
const target = makeReply({ comment_id: '540', parent: '501', content: 'Look at this' });

test('whoever is led to a comment finds it at once, marked and in view, wherever it stands', async () => {
  serve({ [threadPath]: () => envelope({ comment: farDown, reply: target }) });
  await open(makePost(), '540');
  const words = await screen.findByText('Look at this');
  expect(words.closest('[aria-current]')?.getAttribute('data-comment')).toBe('540');
  expect(document.querySelectorAll('[aria-current=true]')).toHaveLength(1);
  await waitFor(() => expect(scrolledTo()).toContain('540'));
  expect(document.activeElement?.getAttribute('data-comment')).toBe('540');
  expect(screen.getByText('Far down the list')).toBeTruthy();
  expect(screen.getByText('So good')).toBeTruthy();
});

test('a comment in the list that one is led to does not stand there twice', async () => {
  serve({ [threadPath]: () => envelope({ comment: thread, reply: null }) });
  await open(makePost(), '1001');
  await waitFor(() => expect(scrolledTo()).toContain('1001'));
  expect(screen.getAllByText('So good')).toHaveLength(1);
});

test('whoever is led to a comment that is gone reads so, and finds the others', async () => {
  serve({ [threadPath]: refusal(refusals.commentDeleted.code) });
  await open(makePost(), '540');
  expect(await screen.findByText('The comment you were told about is no longer available.')).toBeTruthy();
  expect(screen.getByText('So good')).toBeTruthy();
});

test('an answer in a thread far down the list stands there at once', async () => {
  serve({
    [threadPath]: () => envelope({ comment: farDown, reply: target }),
    [replyPath]: (fields) =>
      envelope({
        comment: makeComment({ comment_id: '1010', parent: '501', content: String(fields.content) }),
        comment_num: 3,
        help: null,
      }),
  });
  await open(makePost(), '540');
  await screen.findByText('Look at this');
  const [reply] = screen.getAllByRole('button', { name: 'Reply to Lee' });
  await userEvent.click(reply as HTMLElement);
  await userEvent.type(await field(), 'So do I{Enter}');
  await waitFor(() => expect(scrolledTo()).toContain('1010'));
  expect(screen.getAllByText('So do I')).toHaveLength(1);
});

test('one’s own answer is scrolled into view, while it is on its way and when it is there', async () => {
  let release: (() => void) | undefined;
  serve({
    [replyPath]: (fields) =>
      new Promise((resolve) => {
        const comment = makeComment({ comment_id: '1010', parent: '1001', content: String(fields.content) });
        release = () => resolve(envelope({ comment, comment_num: 3, help: null }));
      }),
  });
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Reply to Robin' }));
  await userEvent.type(await field(), 'Indeed{Enter}');
  await waitFor(() => expect(scrolledTo()).toContainEqual(expect.stringMatching(/^pending-/)));
  release?.();
  await waitFor(() => expect(scrolledTo()).toContain('1010'));
});
