import { refusals } from '@kindred/contract/wire/errors';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  commentField,
  commentPaths,
  listedThread,
  refusal,
  serveComments,
  showComments,
} from '../../../test/comment-stage.tsx';
import { envelope, onlineAs } from '../../../test/fake-server.ts';
import { makeComment, makeReply } from '../../../test/make-comment.ts';
import { makePost } from '../../../test/make-post.ts';

beforeEach(() => {
  sessionStorage.clear();
  onlineAs(true);
  Element.prototype.scrollIntoView = vi.fn();
});

function scrolledTo(): (string | null)[] {
  const scroll = vi.mocked(Element.prototype.scrollIntoView);
  return scroll.mock.contexts.map((element) => (element as Element).getAttribute('data-comment'));
}

const farDown = makeComment({
  comment_id: '501',
  content: 'Far down the list',
  replies: [makeReply({ comment_id: '502', parent: '501', content: 'First answer' })],
  has_more_replies: true,
});
const target = makeReply({ comment_id: '540', parent: '501', content: 'Look at this' });

test('whoever is led to a comment finds it at once, marked and in view, wherever it stands', async () => {
  serveComments({ [commentPaths.thread]: () => envelope({ comment: farDown, reply: target }) });
  await showComments(makePost(), '540');
  const words = await screen.findByText('Look at this');
  expect(words.closest('[aria-current]')?.getAttribute('data-comment')).toBe('540');
  expect(document.querySelectorAll('[aria-current=true]')).toHaveLength(1);
  await waitFor(() => expect(scrolledTo()).toContain('540'));
  expect(document.activeElement?.getAttribute('data-comment')).toBe('540');
  expect(screen.getByText('Far down the list')).toBeTruthy();
  expect(screen.getByText('So good')).toBeTruthy();
});

test('a comment in the list that one is led to does not stand there twice', async () => {
  serveComments({ [commentPaths.thread]: () => envelope({ comment: listedThread, reply: null }) });
  await showComments(makePost(), '1001');
  await waitFor(() => expect(scrolledTo()).toContain('1001'));
  expect(screen.getAllByText('So good')).toHaveLength(1);
});

test('whoever is led to a comment that is gone reads so, and finds the others', async () => {
  serveComments({ [commentPaths.thread]: refusal(refusals.commentDeleted.code) });
  await showComments(makePost(), '540');
  expect(await screen.findByText('The comment you were told about is no longer available.')).toBeTruthy();
  expect(screen.getByText('So good')).toBeTruthy();
});

test('an answer in a thread far down the list stands there at once', async () => {
  serveComments({
    [commentPaths.thread]: () => envelope({ comment: farDown, reply: target }),
    [commentPaths.reply]: (fields) =>
      envelope({
        comment: makeComment({ comment_id: '1010', parent: '501', content: String(fields.content) }),
        comment_num: 3,
        help: null,
      }),
  });
  await showComments(makePost(), '540');
  await screen.findByText('Look at this');
  const [reply] = screen.getAllByRole('button', { name: 'Reply to Lee' });
  await userEvent.click(reply as HTMLElement);
  await userEvent.type(await commentField(), 'So do I{Enter}');
  await waitFor(() => expect(scrolledTo()).toContain('1010'));
  expect(screen.getAllByText('So do I')).toHaveLength(1);
});

test('one’s own answer is scrolled into view, while it is on its way and when it is there', async () => {
  let release: (() => void) | undefined;
  serveComments({
    [commentPaths.reply]: (fields) =>
      new Promise((resolve) => {
        const comment = makeComment({ comment_id: '1010', parent: '1001', content: String(fields.content) });
        release = () => resolve(envelope({ comment, comment_num: 3, help: null }));
      }),
  });
  await showComments();
  await userEvent.click(await screen.findByRole('button', { name: 'Reply to Robin' }));
  await userEvent.type(await commentField(), 'Indeed{Enter}');
  await waitFor(() => expect(scrolledTo()).toContainEqual(expect.stringMatching(/^pending-/)));
  release?.();
  await waitFor(() => expect(scrolledTo()).toContain('1010'));
});
