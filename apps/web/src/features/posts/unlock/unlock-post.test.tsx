import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { callKey } from '../../../lib/call/call-queries.ts';
import { answer, envelope, stubFetch } from '../../../test/fake-server.ts';
import { makeLockedPost, makePicture, makePost } from '../../../test/make-post.ts';
import { show } from '../../../test/show.tsx';
import { PostCard } from '../card/post-card.tsx';
import './unlock-dialog.tsx';
import { findPost } from '../data/cached-posts.ts';
import { usePost } from '../data/use-post.ts';
import { characterPostsPages } from '../posts.queries.ts';

const user = { user_id: '1', diamond: 800 };
const bought = makePost({
  price: 120,
  is_sold: true,
  content: 'Morning light, in full',
  media: [makePicture('/media/full/w1280?v=1')],
});

type Answers = Record<string, (times: number) => Response>;
let keys: (string | null)[];
let prices: number[];

/** The server of these tests: `answers` by path, the rest as it is every day. */
function serve(answers: Answers) {
  const times: Record<string, number> = {};
  [keys, prices] = [[], []];
  return stubFetch((url, init) => {
    const path = url.split('?')[0] as string;
    times[path] = (times[path] ?? 0) + 1;
    if (path === unlockPath) {
      keys.push(new Headers(init?.headers).get('idempotency-key'));
      prices.push(JSON.parse(String(init?.body)).expected_price);
    }
    return answers[path]?.(times[path]) ?? envelope(path === '/v3/api/user/data' ? user : {});
  });
}

const feedKey = characterPostsPages('12').queryKey;
const unlockPath = '/v3/api/diary/unlock/post';
const postPath = '/v3/api/diary/info';
const refusal = (code: number) => () => answer({ code, msg: '', data: null }, 200, { 'x-request-id': 'r9' });

/** One card as a feed shows it: out of the cache. */
function Card() {
  const { data } = usePost('100');
  return data && <PostCard post={data} />;
}

async function openCard() {
  const shown = await show(<Card />, [
    [callKey('getPost', { diary_id: '100' }), makeLockedPost()],
    [feedKey, { pages: [{ list: [makeLockedPost()] }], pageParams: [null] }],
  ]);
  await userEvent.click(await screen.findByRole('button', { name: 'Unlock for 120 diamonds' }));
  const dialog = await screen.findByRole('dialog', { name: 'Unlock this post' });
  return { ...shown, dialog };
}

const confirm = (dialog: HTMLElement, amount = 120) =>
  userEvent.click(within(dialog).getByRole('button', { name: `Unlock for ${amount} diamonds` }));

describe('a locked card', () => {
  test('says that joining includes the post, or that members buy it too', async () => {
    await show(
      <>
        <PostCard post={makeLockedPost({ diary_id: '1' })} />
        <PostCard post={makeLockedPost({ diary_id: '2', members_included: 0 })} />
      </>,
    );
    const [included, separate] = await screen.findAllByRole('article');
    expect(
      within(included as HTMLElement).getByText('Following is free and includes this post'),
    ).toBeTruthy();
    expect(within(included as HTMLElement).getByRole('button', { name: 'Follow' })).toBeTruthy();
    expect(within(separate as HTMLElement).getByText('Sold separately: followers buy it too')).toBeTruthy();
    expect(within(separate as HTMLElement).queryByRole('button', { name: 'Follow' })).toBeNull();
  });
});

describe('buying a post', () => {
  beforeEach(() => {
    serve({});
  });

  test('first says what it costs, what one has and what one keeps', async () => {
    const { dialog } = await openCard();
    const words = await within(dialog).findByText('800 diamonds');
    expect(words).toBeTruthy();
    expect(within(dialog).getByText('120 diamonds')).toBeTruthy();
    expect(within(dialog).getByText('2 photos by Mira')).toBeTruthy();
    expect(
      within(dialog).getByText('The post stays yours, even if you unfollow or cancel later'),
    ).toBeTruthy();
    expect(keys).toEqual([]);
  });

  test('shows all of it at once, in every list, and the new balance', async () => {
    serve({ [unlockPath]: () => envelope({ diamond: 680, diary: bought }) });
    const { dialog, client } = await openCard();
    await confirm(dialog);
    await screen.findByText('Purchase success');
    expect(screen.getByText('Morning light, in full')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(findPost(client, '100')).toEqual(bought);
    expect(client.getQueryData<{ pages: unknown[] }>(feedKey)?.pages).toEqual([{ list: [bought] }]);
    expect(client.getQueryData(callKey('getUserData', {}))).toMatchObject({ diamond: 680 });
    expect(prices).toEqual([120]);
  });

  test('without the diamonds leads to the wallet, with the way back to the post', async () => {
    serve({ [unlockPath]: refusal(5005) });
    const { dialog, address } = await openCard();
    await confirm(dialog);
    await screen.findByText('Insufficient balance');
    await waitFor(() =>
      expect(address()).toBe(`/wallet?back=${encodeURIComponent('/character/12?diary_id=100')}`),
    );
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('at another price asks again with the new one, and that is a new attempt', async () => {
    const dearer = makeLockedPost({ price: 150 });
    serve({
      [unlockPath]: (times) =>
        times === 1 ? refusal(4202)() : envelope({ diamond: 650, diary: { ...bought, price: 150 } }),
      [postPath]: () => envelope(dearer),
    });
    const { dialog } = await openCard();
    await confirm(dialog);
    await within(dialog).findByText('The price has changed to 150 diamonds. Nothing was charged.');
    await confirm(dialog, 150);
    await screen.findByText('Purchase success');
    expect(prices).toEqual([120, 150]);
    expect(keys[0]).not.toBe(keys[1]);
  });

  test('without an answer can be tried again, and is the same attempt', async () => {
    serve({
      [unlockPath]: (times) => {
        if (times === 1) throw new TypeError('the line is cut');
        return envelope({ diamond: 680, diary: bought });
      },
    });
    const { dialog } = await openCard();
    await confirm(dialog);
    await within(dialog).findByText(/^Kindred can’t be reached right now/);
    await confirm(dialog);
    await screen.findByText('Purchase success');
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
  });

  test('that one already has shows it instead of charging', async () => {
    serve({ [unlockPath]: refusal(4203), [postPath]: () => envelope(bought) });
    const { dialog } = await openCard();
    await confirm(dialog);
    await screen.findByText('Morning light, in full');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('refused for another reason says why and what to quote', async () => {
    serve({ [unlockPath]: refusal(4205) });
    const { dialog } = await openCard();
    await confirm(dialog);
    await within(dialog).findByText('Your wallet is below zero, please top up first');
    expect(within(dialog).getByText('Reference: r9')).toBeTruthy();
  });
});
