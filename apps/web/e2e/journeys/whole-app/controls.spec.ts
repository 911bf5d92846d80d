import type { Page } from '@playwright/test';
import { controlsInSight } from '../../support/controls.ts';
import { messages } from '../../support/conversation.ts';
import { findCharacter } from '../../support/find-in-world.ts';
import { expect, test } from '../../support/kindred.ts';
import { demoCreator, mia, newFan } from '../../support/people.ts';

const laptop = { viewport: { width: 1366, height: 800 } };
const phone = { viewport: { width: 390, height: 844 } };
const handle = 'mara_clay';

test('a fan’s conversation on a laptop shows 28 controls at most', async ({ origin, openAs }) => {
  const fan = await mia(origin);
  const { char_id } = await findCharacter(fan, handle);
  const page = await openAs(fan, `/messages/${char_id}`, laptop);
  await expectAtMost(page, 28);
});

test('a creator’s conversation on a laptop shows 36 controls at most, and its thread is 620 pixels wide or more', async ({
  origin,
  openAs,
}) => {
  const fan = await mia(origin);
  const page = await openAs(await demoCreator(origin, handle), `/messages/${fan.userId}`, laptop);
  await expectAtMost(page, 36);
  const { width } = (await messages(page).boundingBox()) ?? { width: 0 };
  expect(width).toBeGreaterThanOrEqual(620);
});

test('home on a laptop shows 24 controls at most, to a newcomer and to a fan who follows', async ({
  origin,
  openAs,
}) => {
  for (const fan of [await newFan(origin), await mia(origin)]) {
    const page = await openAs(fan, '/home', laptop);
    await expectPostsAtMost(page, 24);
  }
});

test('a creator’s page on a laptop shows 22 controls at most, to a newcomer and to a follower', async ({
  origin,
  openAs,
}) => {
  const newcomer = await newFan(origin);
  const { char_id } = await findCharacter(newcomer, handle);
  const paid = await findCharacter(newcomer, 'nightshift_noor');
  for (const [fan, charId] of [
    [newcomer, char_id],
    [newcomer, paid.char_id],
    [await mia(origin), char_id],
  ] as const) {
    const page = await openAs(fan, `/character/${charId}`, laptop);
    await expectPostsAtMost(page, 22);
  }
});

async function expectPostsAtMost(page: Page, most: number): Promise<void> {
  await expect(page.getByRole('feed').getByRole('article')).not.toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Suggested creators' }).getByRole('article')).toHaveCount(3);
  await expectInSight(page, most);
}

test('an empty composer shows 14 controls at most, on a phone the bar below included', async ({
  origin,
  openAs,
}) => {
  const creator = await demoCreator(origin, handle);
  for (const [screen, part] of [
    [laptop, 'main'],
    [phone, 'body'],
  ] as const) {
    const page = await openAs(creator, '/createPost', screen);
    await expect(page.getByRole('button', { name: 'Price: Free' })).toBeVisible();
    await expectInSight(page, 14, part);
  }
});

async function expectAtMost(page: Page, most: number): Promise<void> {
  await expect(messages(page).getByRole('article')).not.toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Conversations' }).getByRole('link')).not.toHaveCount(0);
  await expectInSight(page, most);
}

async function expectInSight(page: Page, most: number, part?: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  const names = await controlsInSight(page, part);
  expect(names.length, names.join(' | ')).toBeLessThanOrEqual(most);
}
