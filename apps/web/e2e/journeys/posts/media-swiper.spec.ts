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
  await elsewhere(() => page.mouse.wheel(0, -120));
  await expect(inView).toHaveText(second);
  await elsewhere(() => page.mouse.wheel(0, 120));
  await expect(inView).toHaveText(third);
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
    await atRest();
    // A turn of the wheel that comes within half a second belongs to the one before.
    await page.waitForTimeout(600);
    return inView.innerText();
  }

  /** The slide has come to rest: it stands where it stood a moment ago. */
  async function atRest(): Promise<void> {
    let top: number | undefined;
    await expect(async () => {
      const before = top;
      top = (await inView.boundingBox())?.y;
      expect(top).toBe(before);
    }).toPass({ intervals: [300] });
  }
});
