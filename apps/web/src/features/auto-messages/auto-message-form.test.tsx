import { autoMessageKinds } from '@kindred/contract/auto-messages/limits';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { envelope, stubFetch } from '../../test/fake-server.ts';
import { makeUser } from '../../test/make-user.ts';
import { show } from '../../test/show.tsx';
import { useToasts } from '../../ui/feedback/toast.ts';
import { userQuery } from '../users/users.queries.ts';
import { AutoMessageForm } from './auto-message-form.tsx';
import { AutoMessageList } from './auto-message-list.tsx';

const unwritten = {
  is_on: 0,
  content: '',
  delay_seconds: 0,
  cooldown_seconds: 0,
  keyword: '',
  media: [],
  media_num: 0,
  price: null,
};
const empty = { list: autoMessageKinds.map((kind) => ({ kind, ...unwritten })), per_day: 3 };
const user = makeUser({ is_creator: 1, char_id: '5' });

function serve(saved: object = empty) {
  return stubFetch((url) => {
    if (url.includes('/user/data')) return envelope(user);
    if (url.includes('generate')) return envelope({ content: 'Thank you, {name}. The kiln is warm.' });
    if (url.includes('/log')) {
      const entry = {
        log_id: '1',
        kind: 'new-likes',
        user_id: '9',
        nickname: 'Noor',
        avatar: '',
        state: 'skipped',
        reason: 'quiet',
        message: null,
        created_time: '2026-11-21T09:00:00Z',
        due_time: '2026-11-21T09:00:00Z',
        ended_time: '2026-11-21T09:00:00Z',
      };
      const message = { content: 'Look, Noor', media_num: 2, price: 300, is_sold: true };
      const sent = { ...entry, log_id: '2', state: 'sent', reason: null, message };
      return envelope({ list: [entry, sent], page: 1, total_page: 1, count: 2, next: null });
    }
    return envelope(saved);
  });
}

const sent = (fetch: ReturnType<typeof serve>, part: string) =>
  fetch.mock.calls.find(([url, init]) => url.includes(part) && init?.method !== 'GET')?.[1]?.body;

test('nothing is saved without words; a draft fills them, shows how a fan sees it, and goes out by its rules', async () => {
  const fetch = serve();
  await show(<AutoMessageForm kind="new-comments" />, [[userQuery().queryKey, user]]);
  await screen.findByLabelText('Your words');
  await userEvent.click(screen.getByRole('switch', { name: 'Send it' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Please write something first')).toBeTruthy();
  expect(sent(fetch, 'edit-v2')).toBeUndefined();
  // What is not saved cannot be tried.
  expect(screen.getByRole('button', { name: 'Send a test to me' })).toHaveProperty('disabled', true);

  await userEvent.type(screen.getByLabelText('What should it say? (optional)'), 'the kiln');
  await userEvent.click(screen.getByRole('button', { name: 'Write it for me' }));
  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'How a fan sees it' }).textContent).toContain(
      'Thank you, Robin. The kiln is warm.',
    ),
  );
  expect(JSON.parse(String(sent(fetch, 'generate')))).toEqual({ kind: 'new-comments', hint: 'the kiln' });

  await userEvent.selectOptions(screen.getByLabelText('When'), '1 hour');
  await userEvent.selectOptions(screen.getByLabelText('The same fan gets it again after'), '7 days');
  await userEvent.type(screen.getByLabelText('Only when the comment contains this word'), 'glaze');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent(fetch, 'edit-v2')).toBeTruthy());
  expect(Object.fromEntries(sent(fetch, 'edit-v2') as FormData)).toEqual({
    kind: 'new-comments',
    is_on: '1',
    content: 'Thank you, {name}. The kiln is warm.',
    delay_seconds: '3600',
    cooldown_seconds: '604800',
    keyword: 'glaze',
    media_ids: '',
  });
});

test('a test is told by its banner alone, not by a toast as well', async () => {
  const list = empty.list.map((rule) => ({ ...rule, content: 'Thank you.', is_on: 1 }));
  const fetch = serve({ ...empty, list });
  await show(<AutoMessageForm kind="new-comments" />, [[userQuery().queryKey, user]]);
  await screen.findByDisplayValue('Thank you.');
  useToasts.setState({ items: [] });
  await userEvent.click(screen.getByRole('button', { name: 'Send a test to me' }));
  await waitFor(() => expect(sent(fetch, '/test')).toBeTruthy());
  expect(useToasts.getState().items).toEqual([]);
});

test('the list says what went out, what stayed away and why, and how many a fan gets', async () => {
  const fetch = serve();
  await show(<AutoMessageList />, [[userQuery().queryKey, user]]);
  expect(await screen.findByText(/This fan had a hard moment/)).toBeTruthy();
  expect(screen.getByText('Not sent')).toBeTruthy();
  expect(screen.getByText('Look, Noor')).toBeTruthy();
  expect(screen.getByText('bought for 300 diamonds')).toBeTruthy();
  await userEvent.selectOptions(
    screen.getByLabelText('For one fan, in 24 hours'),
    'at most 5 automated messages',
  );
  await waitFor(() => expect(JSON.parse(String(sent(fetch, '/budget')))).toEqual({ per_day: 5 }));
});

test('what goes with a message is uploaded with it, costs what is asked, and is shown locked as a fan sees it', async () => {
  const stored = {
    media_id: '70',
    type: 'image',
    url: '/media/a/w640',
    image: '/media/a/w640',
    placeholder: '',
    sources: [],
    width: 4,
    height: 3,
    duration: null,
    alt: '',
    peaks: null,
  };
  const tips = {
    ...unwritten,
    kind: 'new-tips',
    content: 'For you',
    media: [stored],
    media_num: 2,
    price: 300,
  };
  const fetch = serve({ ...empty, list: [tips, ...empty.list.slice(1)] });
  await show(<AutoMessageForm kind="new-tips" />, [[userQuery().queryKey, user]]);
  expect((await screen.findByRole('alert')).textContent).toContain('A file of this message is gone');
  const preview = screen.getByRole('region', { name: 'How a fan sees it' });
  expect(preview.textContent).toContain('300 diamonds');
  const price = screen.getByLabelText('Price in diamonds');
  await userEvent.clear(price);
  await userEvent.type(price, '3');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(sent(fetch, 'edit-v2')).toBeUndefined();
  await userEvent.clear(price);
  await userEvent.type(price, '450');
  expect(preview.textContent).toContain('450 diamonds');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent(fetch, 'edit-v2')).toBeTruthy());
  expect(Object.fromEntries(sent(fetch, 'edit-v2') as FormData)).toMatchObject({
    media_ids: '70',
    price: '450',
  });
});
