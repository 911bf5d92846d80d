import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  commentField,
  commentPaths,
  listedComments,
  listedThread,
  refusal,
  serveComments,
  showComments,
} from '../../../test/comment-stage.tsx';
import { answer, envelope, onlineAs } from '../../../test/fake-server.ts';
import { makeComment, makeReply } from '../../../test/make-comment.ts';
import { makeCharacter, makeLockedPost, makePost } from '../../../test/make-post.ts';
import { findPost } from '../../posts/data/cached-posts.ts';
import './delete-comment-dialog.tsx';

beforeEach(() => {
  sessionStorage.clear();
  onlineAs(true);
  Element.prototype.scrollIntoView = vi.fn();
});

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

test('the button with their number opens and closes the comments', async () => {
  serveComments();
  await showComments();
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
  const sentTo = serveComments({
    [commentPaths.send]: (fields) =>
      new Promise((resolve) => {
        release = () => resolve(stored(fields));
      }),
  });
  await showComments();
  await userEvent.type(await commentField(), 'Mine  {Enter}');
  expect(await screen.findByText('Posting…')).toBeTruthy();
  expect(screen.getByRole('button', { name: '3 comments' })).toBeTruthy();
  expect((await commentField()).value).toBe('');
  release?.();
  await waitFor(() => expect(screen.queryByText('Posting…')).toBeNull());
  expect(screen.getAllByText('Mine')).toHaveLength(1);
  expect(screen.getByRole('status').textContent).toBe('Your comment is posted');
  expect(sentTo(commentPaths.send)).toMatchObject([{ content_id: '100', content: 'Mine', tp: '1' }]);
});

test('Shift and Enter start a line, and Enter that ends a composed word posts nothing', async () => {
  const sentTo = serveComments({ [commentPaths.send]: stored });
  await showComments();
  const input = await commentField();
  await userEvent.type(input, 'one{Shift>}{Enter}{/Shift}two');
  expect(input.value).toBe('one\ntwo');
  input.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true, cancelable: true }),
  );
  expect(sentTo(commentPaths.send)).toEqual([]);
});

test('nothing but space cannot be posted', async () => {
  const sentTo = serveComments({ [commentPaths.send]: stored });
  await showComments();
  await userEvent.type(await commentField(), '   {Enter}');
  expect(screen.getByRole('button', { name: 'Post' })).toHaveProperty('disabled', true);
  expect(sentTo(commentPaths.send)).toEqual([]);
});

test('Reply fills in the name, goes to an id without it, and stands in its thread', async () => {
  const sentTo = serveComments({
    [commentPaths.reply]: (fields) =>
      envelope({
        comment: makeComment({ ...makeReply({ comment_id: '1010', content: String(fields.content) }) }),
        comment_num: 3,
        help: null,
      }),
  });
  await showComments();
  await userEvent.click(await screen.findByRole('button', { name: 'Reply to Lee' }));
  const input = await commentField();
  expect(input.value).toBe('@Lee ');
  await waitFor(() => expect(document.activeElement).toBe(input));
  expect(screen.getByText('Replying to Lee')).toBeTruthy();
  await userEvent.type(input, 'so true{Enter}');
  await waitFor(() => expect(sentTo(commentPaths.reply)).toHaveLength(1));
  expect(sentTo(commentPaths.reply)[0]).toMatchObject({
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
  const sentTo = serveComments({ [commentPaths.send]: stored });
  await showComments();
  await userEvent.click(await screen.findByRole('button', { name: 'Reply to Robin' }));
  await userEvent.clear(await commentField());
  expect(screen.queryByText('Replying to Robin')).toBeNull();
  await userEvent.type(await commentField(), 'For all{Enter}');
  await waitFor(() => expect(sentTo(commentPaths.send)).toHaveLength(1));
});

test('what is refused goes from the screen with the reason, and the text stays in the field', async () => {
  serveComments({ [commentPaths.send]: refusal(4602) });
  await showComments();
  await userEvent.type(await commentField(), 'Not so{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe(
    'These words cannot be published here, please change them',
  );
  expect((await commentField()).value).toBe('Not so');
  expect(within(screen.getByRole('list', { name: 'Comments' })).queryByText('Not so')).toBeNull();
  expect(screen.getByRole('button', { name: '2 comments' })).toBeTruthy();
});

test('offline says so; the same words sent again are the same comment', async () => {
  const sentTo = serveComments({ [commentPaths.send]: () => Promise.reject(new TypeError('no network')) });
  await showComments();
  await screen.findByText('So good');
  onlineAs(false);
  await userEvent.type(await commentField(), 'Later{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe('Please check your network');
  onlineAs(true);
  await userEvent.click(screen.getByRole('button', { name: 'Post' }));
  await screen.findByRole('alert');
  await userEvent.click(screen.getByRole('button', { name: 'Post' }));
  await waitFor(() => expect(sentTo(commentPaths.send).length).toBeGreaterThanOrEqual(2));
  expect(new Set(sentTo(commentPaths.send).map(({ client_id }) => client_id)).size).toBe(1);
});

test('a post that was deleted goes with the server’s own words', async () => {
  const gone = refusal(5017, 'This post was deleted');
  serveComments({ [commentPaths.send]: gone, '/v3/api/diary/info': gone });
  const { client } = await showComments();
  await userEvent.type(await commentField(), 'Hello{Enter}');
  expect(await screen.findByText('This post was deleted')).toBeTruthy();
  await waitFor(() => expect(findPost(client, '100')).toBeUndefined());
});

test.each([
  [2, 'Only creators can comment'],
  [3, 'Only subscribers can comment'],
  [0, 'Comments are closed'],
])('can_comment %i: the field says why, and there is nothing to reply with', async (can_comment, words) => {
  serveComments();
  await showComments(makePost({ character: makeCharacter({ can_comment }) }));
  expect(await screen.findByPlaceholderText(words)).toHaveProperty('disabled', true);
  expect(await screen.findByText('So good')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Reply/ })).toBeNull();
});

test('the comments of a locked post are not even asked for', async () => {
  const sentTo = serveComments();
  await showComments(makeLockedPost());
  expect(await screen.findByText('Comments are for those who can see the post.')).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(sentTo(commentPaths.list)).toEqual([]);
});

test('deleting asks first, and then the comment is gone and counted off', async () => {
  const mine = makeComment({ comment_id: '1005', content: 'Oops', is_mine: true, can_delete: true });
  const sentTo = serveComments({
    [commentPaths.list]: () => envelope({ ...listedComments, list: [mine, listedThread] }),
    [commentPaths.delete]: () => envelope({ comment_num: 1 }),
  });
  await showComments();
  const item = (await screen.findByText('Oops')).closest('li') as HTMLElement;
  await userEvent.click(within(item).getByRole('button', { name: /^Options/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete this comment?' });
  expect(sentTo(commentPaths.delete)).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByText('Oops')).toBeNull());
  expect(screen.getByRole('button', { name: '1 comment' })).toBeTruthy();
});

test('a half-written comment is there again after leaving and coming back', async () => {
  serveComments();
  await showComments();
  await userEvent.type(await commentField(), 'Half a th');
  await userEvent.click(screen.getByRole('button', { name: '2 comments' }));
  await userEvent.click(screen.getByRole('button', { name: '2 comments' }));
  expect((await commentField()).value).toBe('Half a th');
});

test('what cannot be loaded says why and is tried again', async () => {
  let times = 0;
  serveComments({
    [commentPaths.list]: () => {
      times += 1;
      return times === 1 ? answer({ code: 5000, msg: '', data: null }, 500) : envelope(listedComments);
    },
  });
  await showComments();
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('So good')).toBeTruthy();
});

test('an empty list invites to begin', async () => {
  serveComments({ [commentPaths.list]: () => envelope({ ...listedComments, list: [], count: 0 }) });
  await showComments();
  expect(await screen.findByText('No comments yet. Be the first to write one.')).toBeTruthy();
});
