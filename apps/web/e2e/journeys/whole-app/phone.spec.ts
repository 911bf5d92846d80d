import type { Locator, Page } from '@playwright/test';
import { callAs } from '../../support/call-as.ts';
import { expect, test } from '../../support/kindred.ts';
import { newCreator } from '../../support/new-creator.ts';
import { mia, newFan } from '../../support/people.ts';
import { expectToast } from '../../support/waiting/toasts.ts';

type Place = { x: number; y: number };

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

test('on a phone the bar leaves a conversation its place, Home goes up, the balance leads to the wallet, a post is shared', async ({
  origin,
  openAs,
}) => {
  const page = await openAs(await mia(origin), '/home', phone);
  const bar = page.getByRole('navigation', { name: 'Main' });
  await expect(page.getByRole('feed')).toBeVisible();
  await expect(bar.getByRole('link', { name: 'New Post' })).toHaveCount(0);

  // Home again: up, and what is new is asked for.
  await expect
    .poll(() =>
      page.evaluate(() => {
        window.scrollTo(0, 1500);
        return window.scrollY;
      }),
    )
    .toBeGreaterThan(500);
  const asked = page.waitForRequest(/diary\/home\/(following|recommend)\/list/);
  await bar.getByRole('link', { name: 'Home' }).tap();
  await asked;
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

  // A pull from the top asks again, with a tick in the hand.
  await page.evaluate(() =>
    Object.assign(navigator, { vibrate: () => document.body.toggleAttribute('data-ticked', true) }),
  );
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const askedAgain = page.waitForRequest(/diary\/home\/(following|recommend)\/list/);
  // What listens for it comes once the page is calm.
  await expect(async () => {
    await drag(page, { x: 200, y: 150 }, { x: 200, y: 400 });
    await expect(page.locator('body[data-ticked]')).toBeAttached({ timeout: 2000 });
  }).toPass();
  await askedAgain;
  await page.emulateMedia({ reducedMotion: 'reduce' });

  // A swipe up leads from a post to the next one.
  await page
    .getByRole('feed')
    .getByRole('button', { name: /^Open 1 of/ })
    .first()
    .tap();
  const viewer = page.getByRole('dialog');
  const inView = viewer.getByRole('heading', { level: 2, name: /^Photos and videos by/ });
  const first = await inView.innerText();
  await expect(async () => {
    await drag(page, { x: 200, y: 650 }, { x: 200, y: 150 });
    await expect(inView).not.toHaveText(first, { timeout: 2000 });
  }).toPass();
  await page.goBack();
  await expect(viewer).toHaveCount(0);

  // Without a share sheet the link is copied.
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(() => Object.assign(navigator, { share: undefined }));
  await page.getByRole('button', { name: 'Share' }).first().tap();
  await expectToast(page, /copied/);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/@\w+\/post\/\d+$/);

  await page.getByRole('link', { name: /^Wallet/ }).tap();
  await expect(page).toHaveURL('/wallet');
  await page.goBack();

  await bar.getByRole('link', { name: 'Messages' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
  await page.getByRole('main').getByRole('link').first().tap();
  await expect(page).toHaveURL(/\/messages\/\d+/);
  await expect(bar).toHaveCount(0);
  const field = page.getByRole('textbox').last();
  await expect(field).toBeInViewport({ ratio: 1 });
  await expect(async () => {
    const { y, height } = (await field.boundingBox())!;
    expect(y + height).toBeGreaterThan(844 - 80);
  }).toPass();
  await page.getByRole('link', { name: 'Back' }).tap();
  await expect(page).toHaveURL('/messages');
  await expect(bar).toBeVisible();
});

/** One finger, from here to there. */
async function drag(page: Page, from: Place, to: Place): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Place[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [from]);
  for (const part of [0.1, 0.25, 0.5, 0.75, 1])
    await touch('touchMove', [{ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }]);
  await touch('touchEnd', []);
  await devtools.detach();
}

test('on a phone a creator has the way to a new post in the bar, and a tag in it leads to its page', async ({
  origin,
  openAs,
}) => {
  const creator = await newCreator(origin);
  const tag = `glaze${creator.charId}`;
  await callAs(creator, 'createPost', {
    content: `Out of the kiln #${tag}`,
    price: 0,
    state: 1,
    media: [],
    client_id: crypto.randomUUID(),
  });
  const page = await openAs(creator, '/profile', phone);
  await page.getByRole('link', { name: `#${tag}` }).tap();
  await expect(page).toHaveURL(`/discover/tag/${tag}`);
  await expect(page.getByRole('heading', { level: 1, name: `#${tag}` })).toBeVisible();
  // Words alone are no part of the wall: what to do instead is said.
  for (const name of [`Search for “${tag}”`, 'See what is trending', 'Browse all creators'])
    await expect(page.getByRole('link', { name })).toBeVisible();
  await page.getByRole('link', { name: 'See what is trending' }).tap();
  await expect(page.getByText(/^Ranked by how many people/)).toBeVisible();
  await page.getByRole('link', { name: 'Music' }).tap();
  await expect(page).toHaveURL(/\/discover\/category\/music/);
  await expect(page.getByRole('heading', { level: 1, name: 'Music' })).toBeVisible();

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'New Post' }).tap();
  await expect(page).toHaveURL('/createPost');
});

test('on a phone a creator labels a fan by a long press, lists those of the label, and is left with all of them when it is gone', async ({
  origin,
  openAs,
}) => {
  const creator = await newCreator(origin);
  for (const fan of [await newFan(origin), await newFan(origin)]) {
    await callAs(fan, 'follow', { following_id: creator.charId });
    await callAs(fan, 'charger', {
      char_id: creator.charId,
      content: 'Hello',
      client_id: crypto.randomUUID(),
    });
  }
  const page = await openAs(creator, '/messages', phone);
  const lines = page.getByRole('main').getByRole('listitem');
  await expect(lines).toHaveCount(2);
  const filter = page.getByRole('button', { name: /^Show:/ });
  const labels = page.getByRole('dialog');
  const openLabels = async () => {
    await longPress(page, lines.first());
    await page.getByRole('menuitem', { name: 'Labels' }).tap();
  };

  await openLabels();
  await labels.getByLabel('New label').fill('Kiln');
  await labels.getByRole('button', { name: 'Add' }).tap();
  await expect(labels.getByRole('checkbox', { name: 'Kiln' })).toBeChecked();
  await page.goBack();
  await filter.tap();
  await page.getByRole('menuitemradio', { name: 'Kiln' }).tap();
  await expect(filter).toHaveText('Kiln');
  await expect(lines).toHaveCount(1);

  await openLabels();
  await labels.getByRole('button', { name: 'Delete the label Kiln' }).tap();
  await expect(labels.getByRole('checkbox')).toHaveCount(0);
  await page.goBack();
  await expect(filter).toHaveAccessibleName('Show: All');
  await expect(lines).toHaveCount(2);
  await filter.tap();
  await expect(page.getByRole('menuitemradio', { name: 'All' })).toBeChecked();
  await expect(page.getByRole('menuitemradio', { name: 'Kiln' })).toHaveCount(0);
});

/** A finger that rests on something until its menu is there, and then goes. */
async function longPress(page: Page, on: Locator): Promise<void> {
  const { x, y } = (await on.boundingBox())!;
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchEnd', touchPoints: Place[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [{ x: x + 150, y: y + 30 }]);
  await expect(page.getByRole('menu')).toBeVisible();
  await touch('touchEnd', []);
  await devtools.detach();
}

test('a creator’s bar on a phone has five places like a fan’s, and what it leaves out is in the drawer', async ({
  origin,
  openAs,
}) => {
  const page = await openAs(await newCreator(origin), '/notifications', phone);
  const bar = page.getByRole('navigation', { name: 'Main' });
  await expect(bar.getByRole('link', { name: 'New Post' })).toBeVisible();
  await expect(bar.getByRole('listitem')).toHaveCount(5);
  await bar.getByRole('button', { name: 'Menu' }).tap();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Discover' }).tap();
  await expect(page.getByRole('heading', { name: 'Discover', level: 1 })).toBeVisible();
});
