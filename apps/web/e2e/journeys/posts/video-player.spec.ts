import type { Locator, Page, Request } from '@playwright/test';
import { transferFile } from '../../../../server/src/test/app/transfer.ts';
import { expectNoAccessibilityViolations } from '../../support/accessibility-violations.ts';
import { bringIntoView } from '../../support/bring-into-view.ts';
import { callAs } from '../../support/call-as.ts';
import { expect, test } from '../../support/kindred.ts';
import { longClip } from '../../support/video/long-clip.ts';
import { newCreator } from '../../support/new-creator.ts';
import { newFan } from '../../support/people.ts';
import { startOwnServer } from '../../support/start-server.ts';

test('a long video plays in parts with links that are renewed, is steered by keys, and stops when the right to it is lost', async ({
  openAs,
  atEnd,
  consoleErrors,
}) => {
  // A server of its own, and up to half a minute until a right is asked about.
  test.slow();
  // Links that ended, and what is closed.
  consoleErrors.allow(/status of 40[34]/);
  const { origin } = await startOwnServer(atEnd);
  const creator = await newCreator(origin);
  const fan = await newFan(origin);
  await callAs(fan, 'follow', { following_id: creator.charId });
  const diary_id = await postVideo(creator, await longClip(120));
  const page = await openAs(fan, `/character/${creator.charId}?diary_id=${diary_id}`);
  const parts = watchParts(page);
  const shared = page.getByRole('region', { name: 'The post you came for' });
  const video = shared.locator('video');
  await bringIntoView(page, video);
  await shared.getByRole('button', { name: 'Play' }).click();
  await expect.poll(() => secondsOf(video)).toBeGreaterThan(2);
  expect(await video.evaluate((element: HTMLVideoElement) => element.currentSrc)).toMatch(/^blob:/);
  // One to two seconds ahead, in segments of two and a half.
  expect(await aheadOf(video)).toBeLessThan(6);
  await expectNoAccessibilityViolations(page);

  await shared.getByRole('slider').fill('60');
  await expect.poll(() => secondsOf(video)).toBeGreaterThan(60.5);
  const seeked = parts.at(-1)?.range ?? '';
  expect(Number(/bytes=(\d+)/.exec(seeked)?.[1])).toBeGreaterThan(1_000_000);
  await shared.getByRole('button', { name: 'Pause' }).focus();
  await page.keyboard.press('k');
  await expect(shared.getByRole('button', { name: 'Play' })).toBeVisible();
  const at = await secondsOf(video);
  await page.keyboard.press('l');
  await expect.poll(() => secondsOf(video)).toBeCloseTo(at + 10, 0);
  await page.keyboard.press('j');
  await expect.poll(() => secondsOf(video)).toBeCloseTo(at, 0);
  await page.keyboard.press('>');
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.playbackRate)).toBe(1.25);
  await page.keyboard.press('f');
  await expect(shared.getByRole('button', { name: 'Leave full screen' })).toBeVisible();
  await page.keyboard.press('f');
  await expect(shared.getByRole('button', { name: 'Full screen', exact: true })).toBeVisible();

  const before = new Set(parts.map(({ link }) => link));
  await fetch(`${origin}/dev/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ advance_seconds: 400 }),
  });
  await shared.getByRole('button', { name: 'Play' }).click();
  const resumed = await secondsOf(video);
  // Further than anything that had been loaded.
  await expect.poll(() => secondsOf(video)).toBeGreaterThan(resumed + 8);
  expect(before).not.toContain(parts.at(-1)?.link);

  const lostAt = Date.now();
  await callAs(creator, 'block', { block_id: fan.userId, block: 1 });
  await expect(shared.getByRole('alert')).toHaveText('This video is no longer open to you.');
  expect(await video.evaluate((element: HTMLVideoElement) => element.paused)).toBe(true);
  expect(Date.now() - lostAt).toBeLessThan(30_000);
});

async function postVideo(creator: Awaited<ReturnType<typeof newCreator>>, clip: Buffer): Promise<string> {
  const mediaId = await transferFile(creator, clip, { partBytes: 4_000_000 });
  const state = async () => (await callAs(creator, 'listOwnMedia', { media_ids: mediaId })).list[0];
  await expect.poll(async () => (await state())?.state).toBe('ready');
  expect((await state())?.item.url).toContain('/master.m3u8?v=');
  const { diary_id } = await callAs(creator, 'createPost', {
    content: 'Two minutes of waves',
    price: 0,
    is_open: 0,
    state: 1,
    media: [{ media_id: mediaId }],
    client_id: crypto.randomUUID(),
  });
  return diary_id;
}

/** The parts of videos that a page loads, as they come. */
function watchParts(page: Page): { range: string; link: string }[] {
  const parts: { range: string; link: string }[] = [];
  page.on('requestfinished', (request: Request) => {
    const url = new URL(request.url());
    const range = request.headers().range;
    if (url.pathname.endsWith('/mp4') && range) parts.push({ range, link: url.searchParams.get('v') ?? '' });
  });
  return parts;
}

const secondsOf = (video: Locator) =>
  video.evaluate((element: HTMLVideoElement) => (element.readyState > 0 ? element.currentTime : 0));

const aheadOf = (video: Locator) =>
  video.evaluate(({ buffered, currentTime }: HTMLVideoElement) =>
    buffered.length === 0 ? 0 : buffered.end(buffered.length - 1) - currentTime,
  );
