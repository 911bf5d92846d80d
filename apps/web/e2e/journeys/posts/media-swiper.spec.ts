import { expect, test } from '../../support/kindred.ts';
import { mia } from '../../support/people.ts';

test('from a post in the feed one goes on to the next ones with keys, wheel and buttons, and Back leads to where one was', async ({
  origin,
  openAs,
}) => {
  const page = await openAs(await mia(origin), '/home');
  const opener = page
    .getByRole('feed')
    .getByRole('button', { name: /^Open 1 of/ })
    .first();
  await opener.click();
  const viewer = page.getByRole('dialog');
  const inView = viewer.getByRole('heading', { level: 2, name: /^Photos and videos by/ });
  const first = await inView.innerText();
  const second = await elsewhere(() => page.keyboard.press('ArrowDown'));
  const third = await elsewhere(() => viewer.getByRole('button', { name: 'Next post' }).click());
  await page.mouse.move(600, 400);
  expect(await elsewhere(() => page.mouse.wheel(0, -120))).toBe(second);
  expect(await elsewhere(() => page.mouse.wheel(0, 120))).toBe(third);
  for (let at = 0; at < 2; at++) await elsewhere(() => page.keyboard.press('ArrowUp'));
  await expect(inView).toHaveText(first);

  await page.goBack();
  await expect(viewer).toHaveCount(0);
  await expect(page).toHaveURL('/home');
  await expect(opener).toBeFocused();

  /** Does something and gives what is in view once that is another post. */
  async function elsewhere(move: () => Promise<void>): Promise<string> {
    const before = await inView.innerText();
    await move();
    await expect(inView).not.toHaveText(before);
    // The slide comes to rest.
    await page.waitForTimeout(700);
    return inView.innerText();
  }
});
