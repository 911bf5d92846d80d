import { callAs } from '../../support/call-as.ts';
import { expect, test } from '../../support/kindred.ts';
import { newCreator } from '../../support/new-creator.ts';
import { mia } from '../../support/people.ts';
import { expectToast } from '../../support/waiting/toasts.ts';

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
