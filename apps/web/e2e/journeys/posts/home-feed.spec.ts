import type { CallOutput } from '@kindred/contract/wire/calls';
import type { Page, Response } from '@playwright/test';
import { callAs } from '../../support/call-as.ts';
import { topUp } from '../../support/diamonds.ts';
import { expect, test } from '../../support/kindred.ts';
import { mia, newFan } from '../../support/people.ts';

const feedPath = '/v3/api/diary/home/recommend/list';
const pageSize = 20;

type Post = CallOutput<'listHomeFeed'>['list'][number];

test('the feed comes twenty posts at a time, goes on as one reads, and shows no post twice', async ({
  origin,
  openAs,
}) => {
  const page = await openAs(await newFan(origin), '/wallet');
  const pages: Post[][] = [];
  page.on('response', async (response) => {
    if (isFeedPage(response)) pages.push((await response.json()).data.list as Post[]);
  });
  await page.getByRole('link', { name: 'Home' }).first().click();
  const cards = page.getByRole('feed', { name: 'Posts' }).getByRole('article');
  await expect(cards).toHaveCount(pageSize);

  await cards.last().scrollIntoViewIfNeeded();
  await expect(cards).toHaveCount(2 * pageSize);
  const end = page.getByText('You have seen everything');
  await expect(async () => {
    await cards.last().scrollIntoViewIfNeeded();
    await expect(end).toBeVisible({ timeout: 500 });
  }).toPass();
  // The last page is drawn before the browser has handed its answer to the test.
  await expect.poll(async () => pages.flat().length - (await cards.count())).toBe(0);
  const ids = pages.flat().map(({ diary_id }) => diary_id);
  expect(pages[0]).toHaveLength(pageSize);
  expect(new Set(ids).size).toBe(ids.length);
});

test('Mia sees the posts of those she follows in full, the others locked, paid ones with price and preview', async ({
  origin,
  openAs,
}) => {
  const person = await mia(origin);
  const page = await openAs(person, '/home');
  const { list } = await callAs(person, 'listHomeFeed', {});
  const kinds = new Set<string>();
  for (const [at, post] of list.entries()) kinds.add(await expectCard(page, post, at));
  expect([...kinds].toSorted()).toEqual(['closed', 'follow', 'full', 'preview', 'subscribe', 'unsellable']);
});

test('somebody new sees nothing in full but what they bought and whom they follow', async ({
  origin,
  openAs,
}) => {
  const fan = await newFan(origin);
  await topUp(fan, 1000);
  const before = await callAs(fan, 'listHomeFeed', { size: 50 });
  expect(before.list.filter(({ access }) => access === 'full')).toEqual([]);
  const paid = before.list.find(({ price }) => price > 0);
  const free = before.list.find(({ character, price }) => price === 0 && !character.group_id);
  await callAs(fan, 'unlockPost', { diary_id: paid?.diary_id ?? '', expected_price: paid?.price ?? 0 });
  await callAs(fan, 'follow', { following_id: free?.character.char_id ?? '', tp: 1 });

  const page = await openAs(fan, '/home');
  const { list } = await callAs(fan, 'listHomeFeed', {});
  for (const [at, post] of list.entries()) {
    const kind = await expectCard(page, post, at);
    const isTheirs = post.diary_id === paid?.diary_id || post.character.char_id === free?.character.char_id;
    expect(kind === 'full', `post ${post.diary_id} in full`).toBe(isTheirs);
  }
});

test('a like is on screen before the server has answered, and still there after a reload', async ({
  origin,
  openAs,
}) => {
  const page = await openAs(await newFan(origin), '/home');
  const release = await holdBack(page, '**/content/like');
  const like = firstLike(page);
  await expect(like).toHaveAttribute('aria-pressed', 'false');
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  const answered = page.waitForResponse('**/content/like');
  release();
  await answered;
  await page.reload();
  await expect(firstLike(page)).toHaveAttribute('aria-pressed', 'true');
});

test('whoever likes and takes it back quickly gets their last choice, and the server is asked once', async ({
  origin,
  openAs,
}) => {
  const page = await openAs(await newFan(origin), '/home');
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.includes('/content/')) asked.push(pathname);
  });
  const answered = page.waitForResponse('**/content/like');
  const like = firstLike(page);
  for (let times = 0; times < 3; times += 1) await like.click();
  await answered;
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  expect(asked).toEqual(['/v3/api/content/like']);
  await page.reload();
  await expect(firstLike(page)).toHaveAttribute('aria-pressed', 'true');
});

test('a like that is taken back while it is under way ends as not liked', async ({ origin, openAs }) => {
  const page = await openAs(await newFan(origin), '/home');
  const release = await holdBack(page, '**/content/like');
  const asked = page.waitForRequest('**/content/like');
  const like = firstLike(page);
  await like.click();
  await asked;
  await like.click();
  const takenBack = page.waitForResponse('**/content/dislike');
  release();
  await takenBack;
  await expect(like).toHaveAttribute('aria-pressed', 'false');
  await page.reload();
  await expect(firstLike(page)).toHaveAttribute('aria-pressed', 'false');
});

/** Asks that a card is as the rules want it for this viewer, and tells which kind it is. */
async function expectCard(page: Page, post: Post, at: number): Promise<string> {
  const card = page.getByRole('feed').getByRole('article').nth(at);
  const { name, is_sold: isJoined, group_id: tier, pro_sales_open: isOnSale } = post.character;
  const isPaid = post.price > 0;
  await expect(card.getByRole('heading', { name, level: 2 })).toBeAttached();
  if (isJoined || post.is_sold) {
    await expect(card.getByText(/^Locked/)).toHaveCount(0);
    await expect(card.getByRole('group', { name: `Photos and videos by ${name}` })).toBeAttached();
    return 'full';
  }
  if (isPaid) {
    await expect(card.getByRole('button', { name: `Unlock for ${post.price} diamonds` })).toBeAttached();
    await expect(card.getByText('Free preview')).toHaveCount(post.free_preview.length > 0 ? 1 : 0);
    return 'preview';
  }
  await expect(card.getByRole('group', { name: `Photos and videos by ${name}` })).toHaveCount(0);
  if (!tier) {
    await expect(card.getByRole('heading', { name: `Locked: follow ${name} to see it` })).toBeAttached();
    await expect(card.getByRole('button', { name: 'Follow' })).toBeAttached();
    return 'follow';
  }
  await expect(card.getByRole('heading', { name: `Locked: for subscribers of ${name}` })).toBeAttached();
  if (!isOnSale) {
    await expect(card.getByText('Temporarily unable to subscribe Pro')).toBeAttached();
    return 'closed';
  }
  if (/^group_[1-4](_[37])?$/.test(tier)) {
    await expect(card.getByRole('button', { name: /^Subscribe/ })).toBeAttached();
    return 'subscribe';
  }
  await expect(card.getByText('This creator cannot be subscribed to right now.')).toBeAttached();
  return 'unsellable';
}

function firstLike(page: Page) {
  return page
    .getByRole('feed')
    .getByRole('button', { name: /^Like,/ })
    .first();
}

/** Lets no answer of this address through until the returned function is called. */
async function holdBack(page: Page, address: string): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await gate.promise;
    await route.continue();
  });
  return gate.resolve;
}

function isFeedPage(response: Response): boolean {
  const url = new URL(response.url());
  return url.pathname === feedPath && url.searchParams.get('size') !== '1';
}
