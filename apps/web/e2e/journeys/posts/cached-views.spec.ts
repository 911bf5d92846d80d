import type { Page, WebSocket } from '@playwright/test';
import { bringIntoView } from '../../support/bring-into-view.ts';
import { callAs } from '../../support/call-as.ts';
import { write } from '../../support/conversation.ts';
import { findCharacter, findPost, listAllCharacters } from '../../support/find-in-world.ts';
import { expect, test } from '../../support/kindred.ts';
import { logOut } from '../../support/log-out.ts';
import { mia, newFan } from '../../support/people.ts';
import { untilLive } from '../../support/waiting/live.ts';
import { restingPlace } from '../../support/waiting/resting-place.ts';

// Its clips play by themselves.
const laptop = { viewport: { width: 1366, height: 800 }, reducedMotion: 'no-preference' } as const;

test('a view is as it was left when one comes back: scrolled, unfolded, typed into', async ({
  origin,
  openAs,
}) => {
  const fan = await newFan(origin);
  const page = await openAs(fan, '/home', laptop);
  const cards = page.getByRole('feed').getByRole('article');
  await cards.nth(6).scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  const position = await restingPlace(page);

  await follow(page, 'Discover');
  await expect(page.getByRole('heading', { name: 'Discover', level: 1 })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.getByRole('combobox', { name: 'Search' }).fill('not sent yet');
  await follow(page, 'Wallet');
  await page.keyboard.press('Escape');
  await follow(page, 'Discover');
  await expect(page.getByRole('combobox', { name: 'Search' })).toHaveValue('not sent yet');
  await follow(page, 'Home');
  await expect(cards.first()).toBeAttached();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(position);
  await page.goBack();
  await page.goForward();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(position);
});

test('what was typed to somebody is there after a walk through other pages', async ({ origin, openAs }) => {
  const fan = await newFan(origin);
  const { char_id, name } = await findCharacter(fan, 'amara_stretches');
  const page = await openAs(fan, `/messages/${char_id}`, laptop);
  const box = page.getByLabel(`Write to ${name}`);
  await box.fill('Half a thought');
  for (const entry of ['Home', 'Wallet', 'Messages']) await follow(page, entry);
  await page.goBack();
  await page.goBack();
  await page.goBack();
  await expect(box).toHaveValue('Half a thought');
});

test('the eleventh view sends away the one that was longest not seen', async ({ origin, openAs }) => {
  const page = await openAs(await newFan(origin), '/discover', laptop);
  const search = page.getByRole('combobox', { name: 'Search' });
  await search.fill('typed in the first view');
  await goThrough(page, settings.slice(0, 9));
  await follow(page, 'Discover');
  await expect(search).toHaveValue('typed in the first view');
  await goThrough(page, settings.slice(0, 10));
  await follow(page, 'Discover');
  await expect(page.getByRole('heading', { name: 'Discover', level: 1 })).toBeVisible();
  await expect(search).toHaveValue('');
});

// Each of them is a view of its own.
const settings = [
  'account/accountInfo',
  'account/passwordSecurity',
  'payments/walletAndPaymentMethods',
  'payments/manageSubscriptions',
  'payments/transactionHistory',
  'notices/pushNotifications',
  'notices/siteNotifications',
  'privacy/blockedUsers',
  'privacy/restrictedUsers',
  'help/termsHome',
];

test('a clip in a view that is not seen stands still, and goes on where it was', async ({
  origin,
  openAs,
}) => {
  const fan = await mia(origin);
  const joined = await findJoinedWithVideo(fan);
  const page = await openAs(fan, `/character/${joined.char_id}`, laptop);
  const clip = page.getByRole('feed').locator('video').first();
  await bringIntoView(page, clip);
  await expect.poll(() => clip.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
  // Slowly, and from where the end is far, so that it does not start over meanwhile.
  await clip.evaluate((video: HTMLVideoElement) => {
    video.playbackRate = 0.1;
    video.currentTime = 0.6;
  });
  await expect.poll(() => clip.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0.6);
  const stoodAt = await clip.evaluate((video: HTMLVideoElement) => video.currentTime);
  await follow(page, 'Wallet');
  const hidden = page.locator('[role=feed] video').first();
  await expect.poll(() => page.evaluate(playing)).toBe(0);
  // Noted as it goes on: a short clip has started over by the time that a slow machine looks.
  await hidden.evaluate((video: HTMLVideoElement) =>
    video.addEventListener('playing', () => void (video.dataset.from = String(video.currentTime)), {
      once: true,
    }),
  );
  await page.goBack();
  await expect(clip).toHaveAttribute('data-from');
  expect(Number(await clip.getAttribute('data-from'))).toBeGreaterThanOrEqual(stoodAt - 0.1);
});

test('views that are not seen run no timers, ask nothing and hold no connection of their own', async ({
  origin,
  openAs,
}) => {
  const fan = await newFan(origin);
  const { char_id, name } = await findCharacter(fan, 'wander_ilse');
  // A document beside the app: a connection of a page before would be counted too.
  const page = await openAs(fan, '/legal/terms.html', laptop);
  await page.addInitScript(countIntervals);
  const sockets = new Set<WebSocket>();
  page.on('websocket', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await page.goto('/wallet');
  await expect(page.getByRole('heading', { name: 'Wallet' })).toBeVisible();
  await untilLive(page);
  await expect.poll(() => sockets.size).toBe(1);
  await page.waitForLoadState('networkidle');
  const alone = await page.evaluate(intervals);

  for (const entry of ['Home', 'Discover', 'Notifications', 'Messages']) {
    await follow(page, entry);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.evaluate((path) => history.pushState(null, '', path), `/messages/${char_id}`);
  await write(page, name, 'Hello there');
  await follow(page, 'Wallet');
  await expect(page.getByRole('heading', { name: 'Wallet' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await callAs(fan, 'charger', { char_id, content: 'Are you there?', client_id: crypto.randomUUID() });
  await expect(page.getByRole('navigation', { name: 'Main' }).getByText(/unread/)).toBeAttached();
  expect(asked.filter((path) => /feed|recommend|discover|history/.test(path))).toEqual([]);
  await expect.poll(() => page.evaluate(intervals)).toBeLessThanOrEqual(alone);
  await expect.poll(() => sockets.size).toBe(1);
});

test('of the pages of somebody who has left nothing remains', async ({ origin, openAs, consoleErrors }) => {
  const fan = await newFan(origin);
  const page = await openAs(fan, '/profile', laptop);
  await expect(page.getByRole('heading', { name: fan.nickname })).toBeVisible();
  await follow(page, 'Discover');
  await page.getByRole('combobox', { name: 'Search' }).fill('mine alone');
  await page.keyboard.press('Tab');
  await logOut(page, consoleErrors);
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible();
  await expect(async () => {
    const html = await page.content();
    expect(html).not.toContain(fan.nickname);
    expect(html).not.toContain('mine alone');
    const stored = await page.evaluate(() => Object.keys(localStorage).toSorted());
    expect(stored.filter((key) => !ofTheDevice.includes(key))).toEqual([]);
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  }).toPass();
});

const ofTheDevice = ['deviceId', 'language', 'theme', 'sidebar', 'isMute', 'consent'];

function follow(page: Page, entry: string): Promise<void> {
  return page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: entry }).first().click();
}

/** Opens settings one after the other, without reloading the app. */
async function goThrough(page: Page, names: readonly string[]): Promise<void> {
  for (const name of names) {
    await page.evaluate((path) => history.pushState(null, '', path), `/settings/${name}`);
    await expect(page.locator(`[aria-current=page][href="/settings/${name}"]:visible`)).toBeVisible();
  }
}

async function findJoinedWithVideo(fan: Awaited<ReturnType<typeof mia>>) {
  const all = await listAllCharacters(fan);
  for (const character of all.filter(({ is_sold }) => is_sold)) {
    const post = await findPost(fan, character, ({ media }) => media[0]?.type === 'video').catch(
      () => undefined,
    );
    if (post) return character;
  }
  throw new Error('nobody whom the fan follows has a clip');
}

// Those below run in the page.

function playing(): number {
  return [...document.querySelectorAll('video')].filter((video) => !video.paused).length;
}

function countIntervals(): void {
  const running = new Set<number>();
  Object.assign(window, { running });
  const { setInterval: start, clearInterval: stop } = window;
  window.setInterval = ((...words: Parameters<typeof setInterval>) => {
    const id = start(...words) as unknown as number;
    running.add(id);
    return id;
  }) as typeof setInterval;
  window.clearInterval = ((id: number) => {
    running.delete(id);
    stop(id);
  }) as typeof clearInterval;
}

function intervals(): number {
  return (window as unknown as { running: Set<number> }).running.size;
}
