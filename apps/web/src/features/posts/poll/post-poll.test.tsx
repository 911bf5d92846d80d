import type { PostPoll } from '@kindred/contract/posts/calls';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { startSession } from '../../../lib/storage/session.ts';
import { answer, envelope, stubFetch } from '../../../test/fake-server.ts';
import { makePost } from '../../../test/make-post.ts';
import { show } from '../../../test/show.tsx';
import { PostExtras } from './post-extras.tsx';

beforeEach(() => startSession({ token: 'token', imToken: 'im' }));

const poll = (over: Partial<PostPoll> = {}): PostPoll => ({
  options: [
    { content: 'Tea', vote_num: null },
    { content: 'Coffee', vote_num: null },
  ],
  is_multiple: false,
  is_quiz: false,
  answer: null,
  my_options: [],
  voter_num: 3,
  ends_time: null,
  is_over: false,
  ...over,
});
const voted = poll({
  options: [
    { content: 'Tea', vote_num: 1 },
    { content: 'Coffee', vote_num: 3 },
  ],
  my_options: [1],
  voter_num: 4,
});

test('a vote is chosen, then sent once', async () => {
  const sent: unknown[] = [];
  stubFetch((url, init) => {
    if (!url.endsWith('/poll/vote')) return envelope({ user_id: '1' });
    sent.push(JSON.parse(String(init?.body)));
    return envelope(makePost({ poll: voted }));
  });
  await show(<PostExtras post={makePost({ poll: poll() })} isOwn={false} />);
  expect(screen.queryByText('75%')).toBeNull();
  const vote = screen.getByRole('button', { name: 'Vote' });
  expect((vote as HTMLButtonElement).disabled).toBe(true);
  await userEvent.click(screen.getByLabelText('Tea'));
  await userEvent.click(screen.getByLabelText('Coffee'));
  await userEvent.click(vote);
  await waitFor(() => expect(sent).toEqual([{ diary_id: '100', option: [1] }]));
});

test('what was voted shows its share, one’s own vote and the right answer', async () => {
  stubFetch(() => envelope({ user_id: '1' }));
  await show(<PostExtras post={makePost({ poll: { ...voted, is_quiz: true, answer: 0 } })} isOwn={false} />);
  expect(screen.getByText('75%')).toBeTruthy();
  expect(screen.getByText('Your vote').closest('li')?.textContent).toContain('Coffee');
  expect(screen.getByText('Right').closest('li')?.textContent).toContain('Tea');
  expect(screen.queryByRole('button', { name: 'Vote' })).toBeNull();
});

test('a poll that is over takes no vote, and a refusal is read', async () => {
  stubFetch((url) =>
    url.endsWith('/poll/vote') ? answer({ code: 4518, msg: '', data: null }) : envelope({ user_id: '1' }),
  );
  await show(<PostExtras post={makePost({ poll: poll() })} isOwn={false} />);
  await userEvent.click(screen.getByLabelText('Tea'));
  await userEvent.click(screen.getByRole('button', { name: 'Vote' }));
  expect((await screen.findByRole('alert')).textContent).toBe('This poll is over');
});

test('labels say what has to be said of a post', async () => {
  stubFetch(() => envelope({ user_id: '1' }));
  await show(<PostExtras post={makePost({ labels: ['ai_made', 'paid_partnership'] })} isOwn={false} />);
  expect(screen.getByText('Made with AI · Paid partnership')).toBeTruthy();
});
