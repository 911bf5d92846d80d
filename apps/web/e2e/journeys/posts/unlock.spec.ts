import type { CallOutput } from '@kindred/contract/all/calls';
import type { Locator, Page } from '@playwright/test';
import { callAs } from '../../support/call-as.ts';
import { payWith } from '../../support/checkout-page.ts';
import { balanceOf, topUp } from '../../support/diamonds.ts';
import { findCharacter, findPost } from '../../support/find-in-world.ts';
import { expect, test } from '../../support/kindred.ts';
import { demoCreator, newFan, type Person } from '../../support/people.ts';
import { expectToast } from '../../support/waiting/toasts.ts';

const seller = 'chef_bastien';
const unlocking = /^Unlock for \d+ diamonds$/;

test('a paid post that is bought opens in full and stays open', async ({ origin, openAs }) => {
  const fan = await newFan(origin);
  const post = await paidPicture(fan);
  await topUp(fan, post.price);
  const before = await balanceOf(fan);
  const page = await openAs(fan, postPath(post));
  const card = sharedPost(page);
  await card.getByRole('button', { name: unlocking }).click();
  await confirmPurchase(page);
  await expectToast(page, 'Purchase success');
  await expectOpen(card, post);
  expect(await balanceOf(fan)).toBe(before - post.price);

  await page.reload();
  await expectOpen(card, post);
});

test('without the diamonds for it the purchase leads over the wallet back to the post', async ({
  origin,
  openAs,
}) => {
  const fan = await newFan(origin);
  const post = await paidPicture(fan);
  const page = await openAs(fan, postPath(post));
  await sharedPost(page).getByRole('button', { name: unlocking }).click();
  await confirmPurchase(page);
  await expectToast(page, 'Insufficient balance');
  await expect(page).toHaveURL(/\/wallet/);

  await page.getByRole('button', { name: '515 diamonds' }).click();
  await payWith(page, 'Pays');
  await expect(page).toHaveURL(postPath(post));
  await sharedPost(page).getByRole('button', { name: unlocking }).click();
  await confirmPurchase(page);
  await expectOpen(sharedPost(page), post);
});

test('a follower buys what is sold separately like everyone else, and is offered no other way', async ({
  origin,
  openAs,
}) => {
  const fan = await newFan(origin);
  const character = await findCharacter(fan, 'dr_vega');
  await callAs(fan, 'follow', { following_id: character.char_id, tp: 1 });
  const post = await findPost(fan, character, ({ price }) => price > 0);
  await topUp(fan, post.price);
  const before = await balanceOf(fan);
  const page = await openAs(fan, postPath(post));
  const card = sharedPost(page);
  await expect(card.getByText('Sold separately: followers buy it too')).toBeVisible();
  await expect(card.getByRole('button', { name: 'Follow', exact: true })).toHaveCount(0);
  await card.getByRole('button', { name: unlocking }).click();
  await confirmPurchase(page);
  await expectOpen(card, post);
  expect(await balanceOf(fan)).toBe(before - post.price);
});

test('whoever has no right to a post is never sent anything that leads to its media', async ({
  origin,
  openAs,
}) => {
  const fan = await newFan(origin);
  const post = await paidPicture(fan);
  const secrets = mediaKeys(await findPost(await demoCreator(origin, seller), post.character, isSame(post)));
  expect(secrets.length).toBeGreaterThan(0);

  const page = await openAs(fan, '/wallet');
  const heard: string[] = [];
  page.on('response', async (response) => {
    heard.push(response.url(), await response.text().catch(() => ''));
  });
  await page.goto('/home');
  await expect(page.getByRole('feed').getByRole('article').first()).toBeVisible();
  await page.goto(postPath(post));
  await expect(sharedPost(page).getByRole('button', { name: unlocking })).toBeVisible();
  await page.getByRole('tab', { name: 'Media' }).click();
  await expect(page.getByRole('link', { name: /^Locked:/ }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect.poll(() => heard.join()).toContain(post.diary_id);
  const seen = [...heard, await page.content()].join('\n');
  for (const secret of secrets) expect(seen.includes(secret), `${secret} was sent`).toBe(false);
});

type Post = CallOutput<'getPost'>;

async function paidPicture(person: Person): Promise<Post> {
  const character = await findCharacter(person, seller);
  return findPost(person, character, ({ price, media }) => price > 0 && media[0]?.type === 'image');
}

function postPath({ character, diary_id }: Post): string {
  return `/character/${character.char_id}?diary_id=${diary_id}`;
}

function isSame({ diary_id }: Post) {
  return (other: Post) => other.diary_id === diary_id;
}

function sharedPost(page: Page): Locator {
  return page.getByRole('region', { name: 'The post you came for' });
}

async function confirmPurchase(page: Page): Promise<void> {
  await page
    .getByRole('dialog', { name: 'Unlock this post' })
    .getByRole('button', { name: unlocking })
    .click();
}

/** Shows all its pictures, and really has the first one rather than its stand-in. */
async function expectOpen(card: Locator, { media_count, character }: Post): Promise<void> {
  await expect(card.getByRole('button', { name: unlocking })).toHaveCount(0);
  const media = card.getByRole('group', { name: `Photos and videos by ${character.name}` });
  const first = media.getByRole('button', { name: `Open 1 of ${media_count}` });
  await expect(first).toBeVisible();
  const widest = () =>
    first
      .locator('img')
      .evaluateAll((images) => Math.max(...images.map((image) => (image as HTMLImageElement).naturalWidth)));
  await expect.poll(widest).toBeGreaterThan(300);
}

/** The parts of its owner's links by which the files of a post can be had. */
function mediaKeys({ media }: Post): string[] {
  const urls = media.flatMap(({ url, image, sources }) => [url, image, ...sources.map((one) => one.url)]);
  return [...new Set(urls.map((url) => /\/media\/([^/]+)/.exec(url)?.[1] ?? '').filter(Boolean))];
}
