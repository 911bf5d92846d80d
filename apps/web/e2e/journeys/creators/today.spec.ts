import { callAs } from '../../support/call-as.ts';
import { controlsInSight } from '../../support/controls.ts';
import { topUp } from '../../support/diamonds.ts';
import { expect, test } from '../../support/kindred.ts';
import { newCreator } from '../../support/new-creator.ts';
import { newFan } from '../../support/people.ts';

test('a creator’s home begins with their day: what came in, who waits and is answered there, what to do next', async ({
  origin,
  openAs,
}) => {
  const creator = await newCreator(origin);
  const fan = await newFan(origin);
  await topUp(fan, 300);
  await callAs(fan, 'charger', { char_id: creator.charId, price: 300 });
  const page = await openAs(creator, '/home', { viewport: { width: 1366, height: 800 } });
  await expect(page.getByRole('tab', { name: 'Today' })).toHaveAttribute('aria-selected', 'true');

  const money = page.getByRole('region', { name: 'Earned today' });
  await expect(money.getByText('$2.40', { exact: true }).first()).toBeVisible();
  await expect(money.getByText('28 days: $2.40')).toBeVisible();
  await expect(money.getByText('Dotted: the period before, $0.00')).toBeVisible();

  const week = page.getByRole('region', { name: 'Your first week' });
  await expect(week.getByText('1 of 6 done')).toBeVisible();
  expect((await controlsInSight(page)).length).toBeLessThanOrEqual(32);
  await week.getByRole('link', { name: 'A price, or free' }).click();
  await expect(page).toHaveURL(/subscription/);
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(week.getByText('2 of 6 done')).toBeVisible();

  const waiting = page.getByRole('region', { name: 'Waiting for you' });
  await waiting.getByRole('button', { name: 'Answer' }).click();
  await waiting.getByRole('textbox', { name: `Answer to ${fan.nickname}` }).fill('You made my day');
  await waiting.getByRole('button', { name: 'Send' }).click();
  await expect(waiting.getByText(`${fan.nickname} has your answer`)).toBeVisible();
  const reader = await openAs(fan, `/messages/${creator.charId}`);
  await expect(reader.getByRole('article').filter({ hasText: 'You made my day' })).toBeVisible();

  await expect(page.getByRole('region', { name: 'Your last posts' })).toContainText('Words of');
  await page.getByRole('tab', { name: 'For you' }).click();
  await expect(page.getByRole('feed').getByRole('article').first()).toBeVisible();
});
