import { creatorPolicyVersion } from '@kindred/contract/onboarding/limits';
import type { Locator } from '@playwright/test';
import { callAs } from '../../support/call-as.ts';
import { topUp } from '../../support/diamonds.ts';
import { findCharacter } from '../../support/find-in-world.ts';
import { expect, test } from '../../support/kindred.ts';
import { demoCreator, newFan, signIn } from '../../support/people.ts';

const narrow = { viewport: { width: 360, height: 740 } };
/** What a browser leaves of a laptop's 768 lines. */
const low = { viewport: { width: 1366, height: 650 } };
const handle = 'nightshift_noor';
const long = 'Wolfeschlegelsteinhausenbergerdorff';

test('on a narrow phone a name without a space neither widens a dialog nor a creator’s card', async ({
  origin,
  openAs,
}) => {
  const fan = await newFan(origin);
  const { char_id, name } = await findCharacter(fan, handle);
  const page = await openAs(fan, '/wallet', narrow);
  await page.route('**/v3/api/**', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll(name, long) });
  });
  await page.goto(`/character/${char_id}`);
  const join = page.getByRole('button', { name: /^Subscribe/ }).first();
  await expectInSight(join);
  await join.click();
  const dialog = page.getByRole('dialog', { name: `Subscribe to ${long}` });
  await expectInSight(dialog);
  await expectInSight(dialog.getByText(long, { exact: true }));
  await page.goto(`/discover?q=${handle}&in=characters`);
  await expectInSight(
    page
      .getByRole('article')
      .filter({ hasText: long })
      .getByRole('button', { name: /^Subscribe/ }),
  );
});

test('on a narrow phone a name without a space stays inside a gift and inside what visitors see', async ({
  page: visitor,
  origin,
  openAs,
}) => {
  const creator = await newFan(origin);
  const handle = `long_${crypto.randomUUID().slice(0, 8)}`;
  const { char_id } = await callAs(creator, 'becomeCreator', {
    handle,
    name: 'W'.repeat(60),
    age_confirmed: true,
    policy_accepted: true,
    policy_version: creatorPolicyVersion,
  });
  const fan = await signIn(origin, { sub: crypto.randomUUID(), name: 'W'.repeat(40) });
  await topUp(fan, 200);
  await callAs(fan, 'charger', { char_id, price: 200 });
  const page = await openAs(creator, `/messages/${fan.userId}`, narrow);
  const gift = page.getByRole('article').filter({ hasText: 'sent a gift' });
  await expectInSight(gift);
  await expectInSight(gift.getByText('sent a gift'));

  await visitor.setViewportSize(narrow.viewport);
  await visitor.goto(`/@${handle}`);
  await expectInSight(visitor.getByRole('link', { name: /^Follow W/ }));
});

test('on a small tablet the open setting is in sight, and a badge of two figures is one line in the narrow bar', async ({
  origin,
  openAs,
}) => {
  const tablet = { viewport: { width: 768, height: 700 } };
  const page = await openAs(await newFan(origin), '/legal/terms.html', tablet);
  // Its news would say how many there are really.
  await page.routeWebSocket(/\/live$/, () => undefined);
  await page.route('**/v3/api/user/data', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    await route.fulfill({ json: { ...answer, data: { ...answer.data, unread: 10 } } });
  });
  await page.goto('/settings/help/talkToSupport');
  const open = page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Help' });
  await expect(open).toHaveAttribute('aria-current', 'true');
  await expect(open).toBeInViewport({ ratio: 1 });
  const figures = page.getByRole('complementary').getByText('10', { exact: true });
  await expect.poll(async () => (await figures.boundingBox())?.height).toBeLessThan(16);
  // The bar cuts what stands out of it, and an icon under a badge is no longer known, in every typeface.
  const entry = page.getByRole('complementary').getByRole('link', { name: 'Messages' });
  for (const font of ['inherit', 'monospace']) {
    await figures.evaluate((element, family) => {
      element.style.fontFamily = family;
    }, font);
    await expect(async () => {
      const [badge, link, icon] = await Promise.all(
        [figures.locator('..'), entry, entry.locator('svg')].map((part) => part.boundingBox()),
      );
      expect(badge!.x).toBeGreaterThanOrEqual(link!.x);
      expect(badge!.x + badge!.width).toBeLessThanOrEqual(link!.x + link!.width);
      const wide = icon!.x + icon!.width - badge!.x;
      const high = badge!.y + badge!.height - icon!.y;
      expect(wide * high).toBeLessThan((icon!.width * icon!.height) / 4);
    }).toPass();
  }
});

test('on a low laptop a creator sees all of their menu, wide or narrow, and the way to a new post', async ({
  origin,
  openAs,
}) => {
  const page = await openAs(await demoCreator(origin, handle), '/home', low);
  for (const path of ['/home', '/creatorTools/queue']) {
    await page.goto(path);
    const bar = page.getByRole('complementary', { name: 'Menu' });
    for (const name of ['New Post', 'Settings', 'Wallet']) {
      const entry = bar.getByRole('link', { name });
      await expect(entry).toBeInViewport({ ratio: 1 });
    }
    await expect(bar.getByRole('button', { name: 'Log out' })).toBeInViewport({ ratio: 1 });
  }
});

test('where a phone shows the list of tools alone, none of them is marked as open', async ({
  origin,
  openAs,
}) => {
  const page = await openAs(await demoCreator(origin, handle), '/creatorTools', narrow);
  const tools = page.getByRole('navigation', { name: 'Creator tools' });
  await expect(tools.getByRole('link', { name: 'Insights' })).toBeVisible();
  await expect(tools.locator('[aria-current]')).toHaveCount(0);
  await page.setViewportSize({ width: 1366, height: 800 });
  await expect(tools.getByRole('link', { name: 'Insights' })).toHaveAttribute('aria-current', 'page');
});

test('the line that says there is no network lies on nothing, also further down the page', async ({
  origin,
  openAs,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket/);
  // Parts of the app are still on their way then: losing them must not lose the page.
  const page = await openAs(await newFan(origin), '/home', { ...low, serviceWorkers: 'block' });
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.context().setOffline(true);
  const line = page.getByText('You appear to be offline. This may be out of date.');
  await expect(line).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 400));
  const below = (await line.locator('..').boundingBox())?.height ?? 0;
  for (const seen of [
    page.getByRole('heading', { name: 'Home' }),
    page.getByRole('complementary', { name: 'Menu' }).getByText('Kindred'),
  ]) {
    await expect.poll(async () => (await seen.boundingBox())?.y).toBeGreaterThanOrEqual(below);
  }
});

async function expectInSight(locator: Locator): Promise<void> {
  // An element that is rendered again has no box for a moment.
  await expect(async () => {
    const box = await locator.boundingBox();
    expect(box && { left: box.x >= 0, right: box.x + box.width <= 360 }).toEqual({ left: true, right: true });
  }).toPass();
}
