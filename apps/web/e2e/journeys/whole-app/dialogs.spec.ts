import type { Page } from '@playwright/test';
import { expect, test } from '../../support/kindred.ts';
import { mia, newFan } from '../../support/people.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

// The page of primitives has a dialog from which another opens.
const dialog = (page: Page, level: number) =>
  page.getByRole('dialog', { name: `Dialog ${level}`, exact: true });

test('dialogs lie on top of each other; Back and Escape close the top one, and the focus goes back to what opened it', async ({
  origin,
  openAs,
}) => {
  const page = await openAs(await newFan(origin), '/wallet');
  await page.goto('/dev/ui');
  const opener = page.getByRole('button', { name: 'Open a dialog' }).first();
  await opener.click();
  for (const level of [1, 2, 3]) {
    await expect(dialog(page, level)).toBeVisible();
    if (level < 3) await dialog(page, level).getByRole('button', { name: 'Open another on top' }).click();
  }
  await page.goBack();
  await expect(dialog(page, 3)).toHaveCount(0);
  await expect(dialog(page, 2).locator(':focus')).toHaveText('Open another on top');
  await page.keyboard.press('Escape');
  await expect(dialog(page, 2)).toHaveCount(0);
  await expect(dialog(page, 1)).toBeVisible();
  await page.goBack();
  await expect(dialog(page, 1)).toHaveCount(0);
  await expect(opener).toBeFocused();
  await expect(page).toHaveURL('/dev/ui');
  await page.goBack();
  await expect(page).toHaveURL('/wallet');
});

test('tokens and primitives are there on a demo server only', async ({ origin, openAs }) => {
  const page = await openAs(await mia(origin), '/dev/ui');
  await expect(page.getByRole('heading', { name: 'Tokens and primitives' })).toBeVisible();
  await expect(page.getByText('ink-soft on canvas')).toHaveCount(2);
  await page.route('**/user/sign-in/providers', async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    const list = body.data.list.map((one: object) => ({ ...one, demo: false }));
    await route.fulfill({ response, json: { ...body, data: { ...body.data, list } } });
  });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'There is nothing here' })).toBeVisible();
  await expect(page.getByText('ink-soft on canvas')).toHaveCount(0);
});

test('whoever asks for less motion gets none, everybody else does', async ({ origin, openAs }) => {
  const fan = await newFan(origin);
  const page = await openAs(fan, '/dev/ui');
  await page.getByRole('button', { name: 'Open a dialog' }).first().click();
  const moving = () =>
    page.evaluate(
      () =>
        document
          .getAnimations()
          .map(({ effect }) => effect?.getComputedTiming())
          .filter((timing) => timing?.iterations === Number.POSITIVE_INFINITY || Number(timing?.duration) > 1)
          .length,
    );
  await expect.poll(moving).toBeGreaterThan(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(moving).toBe(0);
});
