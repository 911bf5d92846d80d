import type { Page } from '@playwright/test';
import { fullChromium } from '../../support/browsers.ts';
import { callAs } from '../../support/call-as.ts';
import { findCharacter } from '../../support/find-in-world.ts';
import { expect, test } from '../../support/kindred.ts';
import { newCreator } from '../../support/new-creator.ts';
import { newFan } from '../../support/people.ts';
import { untilLive } from '../../support/waiting/live.ts';

// Elsewhere the worker is blocked, because tests stand in for answers.
// The headless shell shows no notifications.
test.use({ serviceWorkers: 'allow', launchOptions: fullChromium });

test('without a network the app still opens, and it caches only its own files', async ({
  origin,
  openAs,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket/);
  const page = await openAs(await newFan(origin), '/home');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.reload();
  await expect(page.getByRole('article').first()).toBeVisible();

  await page.context().setOffline(true);
  await page.goto(`${origin}/home`);
  await expect(page.getByRole('navigation').first()).toBeVisible();
  // The browser may tell a page that its worker has opened of a network that the test has cut (navigator.onLine): then once more.
  await expect(async () => {
    await page.context().setOffline(false);
    await page.context().setOffline(true);
    const line = page.getByText('You appear to be offline. This may be out of date.');
    await expect(line).toBeVisible({ timeout: 5000 });
  }).toPass();

  await page.goto(`${origin}/legal/terms.html`);
  await expect(page.getByRole('heading', { name: 'You appear to be offline' })).toBeVisible();
  await page.context().setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'You appear to be offline' })).toHaveCount(0);

  await expect(async () => {
    const cached = await cachedPaths(page);
    expect(cached).toContain('/index.html');
    expect(
      cached.filter((path) => !/^\/(assets\/|index\.html|offline\.html|boot\.js|icon)/.test(path)),
    ).toEqual([]);
  }).toPass();
});

test('a browser finds what it needs to install the app', async ({ page, request }) => {
  await page.goto('/login');
  await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', '/manifest.webmanifest');
  const manifest = await (await request.get('/manifest.webmanifest')).json();
  expect(manifest).toMatchObject({ display: 'standalone', start_url: '/', scope: '/' });
  const favicon = await request.get('/favicon.ico');
  expect(favicon.status()).toBe(200);
  expect(favicon.headers()['content-type']).toContain('icon');
  for (const { src, type } of manifest.icons) {
    const icon = await request.get(src);
    expect(icon.headers()['content-type'], src).toContain(type);
  }
});

test('a link to a character that somebody shares shows who it is, with a picture that opens', async ({
  origin,
  request,
}) => {
  const { char_id, name } = await findCharacter(await newFan(origin), 'wander_ilse');
  const page = await (await request.get(`/character/${char_id}`)).text();
  expect(page).toContain(`<meta property="og:title" content="${name} · Kindred" />`);
  const image = /property="og:image" content="([^"]+)"/.exec(page)?.[1] ?? '';
  expect(image.startsWith(`${origin}/media/`)).toBe(true);
  expect((await request.get(image)).headers()['content-type']).toMatch(/^image\//);
});

test('what a push service brings is shown while nobody looks, and its click leads the open app to the very comment', async ({
  origin,
  openAs,
}) => {
  const creator = await newCreator(origin);
  const fan = await newFan(origin);
  await callAs(fan, 'follow', { following_id: creator.charId, tp: 1 });
  const { comment } = await callAs(fan, 'sendComment', {
    content_id: creator.postId,
    content: 'Worth the walk',
  });
  const page = await openAs(creator, '/home', { permissions: ['notifications'] });
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const url = `/character/${creator.charId}?diary_id=${creator.postId}&comment_id=${comment.comment_id}`;
  const payload = { title: fan.nickname, body: 'Commented on your post', tag: 'note:1', badge: 3, url };
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('ServiceWorker.enable');
  const registrationId = await new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0]) resolve(registrations[0].registrationId);
    });
    void devtools.send('ServiceWorker.disable').then(() => devtools.send('ServiceWorker.enable'));
  });
  // Nobody looks at this tab any more.
  const elsewhere = await page.context().newPage();
  await elsewhere.goto('about:blank');
  await elsewhere.bringToFront();
  const data = JSON.stringify(payload);
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      return (await registration.getNotifications()).map(({ title, body, tag, data: path }) => ({
        title,
        body,
        tag,
        path,
      }));
    });
  // Until the worker knows that nobody looks, it shows nothing.
  await expect(async () => {
    await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
    await expect
      .poll(shown, { timeout: 2000 })
      .toEqual([{ title: fan.nickname, body: 'Commented on your post', tag: 'note:1', path: url }]);
  }).toPass();

  // The worker has the pages that are loaded once it is there.
  await page.reload();
  await untilLive(page);
  const [worker] = page.context().serviceWorkers();
  await worker?.evaluate(clickNotification);
  await expect(page).toHaveURL(`/profile?diary_id=${creator.postId}&comment_id=${comment.comment_id}`);
  const words = page.getByText('Worth the walk', { exact: true });
  await expect(words).toBeInViewport();
  await expect(page.locator('[aria-current=true]', { has: words })).toBeFocused();
  await expect.poll(shown).toEqual([]);
});

type NoticeWorker = {
  registration: ServiceWorkerRegistration;
  NotificationEvent: new (type: string, init: { notification: Notification | undefined }) => Event;
};

// Runs in the worker. No browser lets a test click a notification.
async function clickNotification(): Promise<void> {
  const { registration, NotificationEvent } = globalThis as unknown as NoticeWorker;
  const [notification] = await registration.getNotifications();
  dispatchEvent(new NotificationEvent('notificationclick', { notification }));
}

function cachedPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const paths: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) paths.push(new URL(url).pathname);
    return paths;
  });
}
