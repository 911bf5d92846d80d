import type { CallOutput } from '@kindred/contract/all/calls';
import type { Locator, Page, Response } from '@playwright/test';
import { expectNoAccessibilityViolations } from '../../support/accessibility-violations.ts';
import { callAs } from '../../support/call-as.ts';
import { findCharacter } from '../../support/find-in-world.ts';
import { expect, test } from '../../support/kindred.ts';
import { newCreator } from '../../support/new-creator.ts';
import { mia, newFan, type Person } from '../../support/people.ts';
import { restingPlace } from '../../support/waiting/resting-place.ts';

const phone = { viewport: { width: 390, height: 844 } };
const maxOfferHeight = 112;

type Post = CallOutput<'listHomeFeed'>['list'][number];

test('somebody new sees open posts first, an offer in five at most, small, and an end that says so', async ({
  origin,
  openAs,
}) => {
  const fan = await newFan(origin);
  const page = await openAs(fan, '/wallet', phone);
  const posts = readPages(page, '/v3/api/diary/home/recommend/list');
  await page.getByRole('link', { name: 'Home' }).first().click();
  await expect(chosen(page, 'For you')).toBeVisible();
  const cards = cardsOf(page);
  await expect(cards.first()).toBeVisible();
  await expectNoAccessibilityViolations(page);
  await expect(async () => {
    await cards.last().scrollIntoViewIfNeeded();
    await expect(page.getByText('You are up to date')).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect.poll(async () => posts.length - (await cards.count())).toBe(0);

  // Nothing is wider than the phone.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.viewport.width);
  expect(posts.length).toBeGreaterThan(10);
  expect(posts.slice(0, 4).map(({ access }) => access)).toEqual(['full', 'full', 'full', 'full']);
  expect(new Set(posts.map(({ diary_id }) => diary_id)).size).toBe(posts.length);
  for (const [at, post] of posts.entries()) {
    const five = posts.slice(at, at + 5).map(({ character }) => character.char_id);
    // Those of the most diligent creators come at the end.
    if (at < 20) expect(new Set(five).size).toBe(five.length);
    expect(posts.slice(at, at + 5).filter(({ access }) => access !== 'full').length).toBeLessThan(2);
    if (post.access !== 'full') await expectSmall(cards.nth(at), post);
  }
});

test('Mia sees those she follows, newest first and open to her, until she chooses For you, which is remembered', async ({
  origin,
  openAs,
}) => {
  const page = await openAs(await mia(origin), '/wallet');
  const posts = readPages(page, '/v3/api/diary/home/following/list');
  await page.goto('/home');
  await expect(chosen(page, 'Following')).toBeVisible();
  await expect(async () => {
    await cardsOf(page).last().scrollIntoViewIfNeeded();
    await expect(page.getByText('You have seen everything')).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect.poll(async () => posts.length - (await cardsOf(page).count())).toBe(0);
  expect(posts.map(({ access }) => access)).not.toContain('locked');
  expect(posts.filter(({ access }) => access === 'full').length).toBeGreaterThan(posts.length / 2);
  const times = posts.map(({ created_time }) => created_time);
  expect(times).toEqual(times.toSorted().toReversed());

  await page.getByRole('tab', { name: 'For you' }).click();
  await expect(cardsOf(page).first()).toBeVisible();
  await page.reload();
  await expect(chosen(page, 'For you')).toBeVisible();
  await expect(cardsOf(page).first()).toBeVisible();
});

test('somebody new who follows a creator gets Following when they come home again', async ({
  origin,
  openAs,
}) => {
  const fan = await newFan(origin);
  const { char_id, name } = await findCharacter(fan, 'dr_vega');
  const page = await openAs(fan, '/home');
  await expect(chosen(page, 'For you')).toBeVisible();
  await callAs(fan, 'follow', { following_id: char_id, tp: 1 });
  await page.reload();
  await expect(chosen(page, 'Following')).toBeVisible();
  await expect(cardsOf(page).first()).toContainText(name);
});

test('what was seen does not come again, until one asks for it', async ({ origin, openAs }) => {
  const fan = await newFan(origin);
  const page = await openAs(fan, '/wallet');
  const posts = readPages(page, '/v3/api/diary/home/recommend/list');
  await page.goto('/home');
  await cardsOf(page).first().scrollIntoViewIfNeeded();
  await expect.poll(() => posts.length).toBeGreaterThan(0);
  const unseen = async () =>
    (await callAs(fan, 'listHomeFeed', { size: 50 })).list.map(({ diary_id }) => diary_id);
  await expect.poll(unseen).not.toContain(posts[0]?.diary_id);

  // Others post meanwhile.
  const again = page.getByRole('button', { name: 'See seen posts again' });
  await expect(async () => {
    for (let ids = await unseen(); ids.length > 0; ids = await unseen()) {
      await callAs(fan, 'markSeen', { diary_ids: ids });
    }
    await page.reload();
    await expect(again).toBeVisible({ timeout: 5000 });
  }).toPass();
  await again.click();
  await expect(cardsOf(page).first()).toBeVisible();
});

test('one reads why a post is there, wants less from its creator, and takes that back', async ({
  origin,
  openAs,
}) => {
  const fan = await newFan(origin);
  const page = await openAs(fan, '/wallet');
  const posts = readPages(page, '/v3/api/diary/home/recommend/list');
  await page.goto('/home');
  await expect.poll(() => posts.length).toBeGreaterThan(1);
  const { character } = posts[1] as Post;
  const theirs = cardsOf(page).filter({ hasText: `@${character.char_unique_id}` });
  await choose(page, theirs.first(), 'Why am I seeing this?');
  const dialog = page.getByRole('dialog', { name: 'Why am I seeing this?' });
  await expect(dialog).toContainText('Everyone can open all of it.');
  await expectNoAccessibilityViolations(page);
  await page.keyboard.press('Escape');
  await choose(page, theirs.first(), `Less from ${character.name}`);
  await expect(theirs).toHaveCount(0);

  const other = cardsOf(page).first();
  await choose(page, other, 'Why am I seeing this?');
  await dialog.getByRole('button', { name: `Show ${character.name} again` }).click();
  await expect(dialog.getByRole('button', { name: `Show ${character.name} again` })).toHaveCount(0);
  await expect.poll(async () => (await callAs(fan, 'listLess', {})).creators).toEqual([]);
});

test('how many posts are new is said without moving anything, and they come when one asks for them', async ({
  origin,
  openAs,
}) => {
  const creator = await newCreator(origin);
  const fan = await follower(origin);
  await callAs(fan, 'follow', { following_id: creator.charId, tp: 1 });
  const page = await openAs(fan, '/wallet');
  await page.clock.install();
  await page.goto('/home');
  await cardsOf(page).nth(1).scrollIntoViewIfNeeded();
  const place = await restingPlace(page);
  const words = `Fresh ${crypto.randomUUID()}`;
  const text = (at: number) => ({ client_id: crypto.randomUUID(), content: `${words} ${at}` });
  const posts = [];
  for (const at of [1, 2]) {
    posts.push(await callAs(creator, 'createPost', { ...text(at), price: 0, state: 1, media: [] }));
  }
  const pill = page.getByRole('button', { name: '2 new posts' });
  await expect(async () => {
    await page.clock.fastForward('02:30');
    await expect(pill).toBeVisible({ timeout: 5000 });
  }).toPass();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  await pill.click();
  await expect(cardsOf(page).first()).toContainText(words);
  await expect(pill).toHaveCount(0);
  for (const { diary_id } of posts) await callAs(creator, 'deletePost', { diary_id });
});

test('a like is on screen before the server has answered, and still there after a reload', async ({
  origin,
  openAs,
}) => {
  const page = await openAs(await follower(origin), '/home');
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
  const page = await openAs(await follower(origin), '/home');
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.includes('/content/')) asked.push(pathname);
  });
  const answered = page.waitForResponse('**/content/like');
  const like = firstLike(page);
  // In one go, however long a click takes the machine.
  await like.evaluate((button: HTMLElement) => {
    for (let times = 0; times < 3; times += 1) button.click();
  });
  await answered;
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  expect(asked).toEqual(['/v3/api/content/like']);
  await page.reload();
  await expect(firstLike(page)).toHaveAttribute('aria-pressed', 'true');
});

test('a like that is taken back while it is under way ends as not liked', async ({ origin, openAs }) => {
  const page = await openAs(await follower(origin), '/home');
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

/** A fan who follows a creator, so that their feed does not depend on what they have seen. */
async function follower(origin: string): Promise<Person> {
  const fan = await newFan(origin);
  const { char_id } = await findCharacter(fan, 'dr_vega');
  await callAs(fan, 'follow', { following_id: char_id, tp: 1 });
  return fan;
}

/** An offer says whose it is, what there is and what it costs, and leaves room for others. */
async function expectSmall(card: Locator, { character, price }: Post): Promise<void> {
  await card.scrollIntoViewIfNeeded();
  await expect.poll(async () => (await card.boundingBox())?.height).toBeLessThanOrEqual(maxOfferHeight);
  await expect(card.getByRole('heading', { name: character.name, level: 2 })).toBeVisible();
  await expect(card.getByRole('group')).toContainText(/photo|video|Locked/);
  if (price > 0)
    await expect(card.getByRole('button', { name: `Unlock for ${price} diamonds` })).toBeVisible();
}

/** The posts of all pages of a feed that the browser is given, as they come. */
function readPages(page: Page, path: string): Post[] {
  const posts: Post[] = [];
  page.on('response', async (response: Response) => {
    if (new URL(response.url()).pathname !== path) return;
    // Of a page that is left meanwhile there is nothing to read any more.
    const answer = await response.json().catch(() => undefined);
    posts.push(...((answer?.data.list ?? []) as Post[]));
  });
  return posts;
}

const cardsOf = (page: Page) => page.getByRole('feed', { name: 'Posts' }).getByRole('article');
const chosen = (page: Page, name: string) => page.getByRole('tab', { name, selected: true });

async function choose(page: Page, card: Locator, name: string): Promise<void> {
  await card.getByRole('button', { name: 'Post options' }).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
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
