import { callAs } from '../../support/call-as.ts';
import { expect, test } from '../../support/kindred.ts';
import { logOut } from '../../support/log-out.ts';
import { collectScripts } from '../../support/page-scripts.ts';
import { mia, newFan } from '../../support/people.ts';
import { beSomeoneKnown, goToProvider } from '../../support/provider-page.ts';

const feedPath = '/v3/api/diary/home/following/list';

test('opening the home page asks for its posts once, while the app is still on its way, and for its first picture once', async ({
  origin,
  openAs,
}) => {
  const person = await mia(origin);
  const page = await openAs(person, '/legal/terms.html');
  const asked: string[] = [];
  page.on('request', (request) =>
    asked.push(new URL(request.url()).pathname + new URL(request.url()).search),
  );
  let letAppCome = () => {};
  const isAppLate = new Promise<void>((resolve) => {
    letAppCome = resolve;
  });
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await isAppLate;
    await route.continue();
  });
  const answered = page.waitForResponse((response) => new URL(response.url()).pathname === feedPath);
  await page.goto('/home', { waitUntil: 'commit' });
  expect((await answered).status()).toBe(200);
  const { list } = (await (await answered).json()).data;
  const skeleton = page.locator('#skeleton');
  await expect(skeleton).toBeVisible();
  letAppCome();

  const feed = page.getByRole('feed', { name: 'Posts' });
  await expect(feed.getByRole('article').first()).toContainText(list[0].character.name);
  await expect(skeleton).toHaveCount(0);
  const picture = feed.getByRole('article').locator('img[srcset]').first();
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  const shown = new URL(await picture.evaluate((image: HTMLImageElement) => image.currentSrc));
  expect(asked.filter((path) => path === feedPath)).toHaveLength(1);
  expect(asked.filter((path) => path === shown.pathname + shown.search)).toHaveLength(1);
});

test('before anybody is signed in there is no skeleton and nothing is asked', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/home');
  await expect(page).toHaveURL('/login');
  await expect(page.locator('#skeleton')).toBeHidden();
  expect(asked.filter((path) => /^\/v3\/api\/(diary|user\/data|notification)/.test(path))).toEqual([]);
});

test('what one person asked for ahead is not shown to the next one in the same tab', async ({
  origin,
  openAs,
  consoleErrors,
}) => {
  const first = await mia(origin);
  const next = await newFan(origin);
  const { list } = await callAs(first, 'listFollowingFeed', {});
  const forMia = list.find(({ access, is_open }) => access === 'full' && !is_open)?.content;
  const page = await openAs(first, '/home');
  await expect(page.getByRole('article').first()).toBeVisible();
  await logOut(page, consoleErrors);
  await goToProvider(page);
  await beSomeoneKnown(page, next.nickname);
  await expect(page).toHaveURL('/home');
  const cards = page.getByRole('article');
  await expect(cards.first()).toBeVisible();
  await expect(page.getByText(next.nickname).first()).toBeVisible();
  expect(forMia).toBeTruthy();
  // The newcomer follows nobody: what Mia has as a member is not among their posts.
  await expect(page.getByRole('tab', { name: 'For you', selected: true })).toBeVisible();
  await expect(page.getByRole('feed')).not.toContainText(forMia ?? '');
});

test('a page whose code is still on its way shows its outline, and then itself with its typeface', async ({
  origin,
  openAs,
}) => {
  const page = await openAs(await newFan(origin), '/legal/terms.html');
  for (const path of ['/wallet', '/messages']) {
    let letAppCome = () => {};
    const isAppLate = new Promise<void>((resolve) => {
      letAppCome = resolve;
    });
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await isAppLate;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator('#skeleton .bg-sunken').filter({ visible: true }).first()).toBeVisible();
    letAppCome();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('#skeleton')).toHaveCount(0);
    await expect(page.locator('html')).toHaveAttribute('data-typeface', '');
    await page.unroute(/\/assets\/.*\.js$/);
  }
});

test('the home page brings at most 150 kB of scripts, all that comes by itself counted', async ({
  origin,
  openAs,
}) => {
  const wide = { viewport: { width: 1600, height: 1000 } };
  const page = await openAs(await mia(origin), '/legal/terms.html', wide);
  const scripts = collectScripts(page);
  const live = page.waitForEvent('websocket');
  await page.goto('/home');
  await expect(page.getByRole('article').first()).toBeVisible();
  await live;
  await page.waitForLoadState('networkidle');
  const all = await scripts();
  const kB = all.reduce((sum, one) => sum + one.kB, 0);
  expect(kB, all.map((one) => `${one.kB.toFixed(1)} ${one.name}`).join(', ')).toBeLessThanOrEqual(150);
});
