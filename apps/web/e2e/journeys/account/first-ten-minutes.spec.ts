import type { Locator, Page } from '@playwright/test';
import { messages } from '../../support/conversation.ts';
import { findDeadControls } from '../../support/dead-controls.ts';
import { findCharacter, findPost } from '../../support/find-in-world.ts';
import { expect, test } from '../../support/kindred.ts';
import { newFan, newName } from '../../support/people.ts';
import { beSomeoneNew, goToProvider } from '../../support/provider-page.ts';

const screens = {
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  laptop: { viewport: { width: 1366, height: 800 } },
};

for (const [screen, options] of Object.entries(screens)) {
  test.describe(`on a ${screen}`, () => {
    test.use(options);

    test('a stranger sees open pieces, asks the companion, is answered, and opens a post with the welcome gift', async ({
      page,
    }) => {
      await page.goto('/');
      await expect(page).toHaveURL('/login');
      const around = page.getByRole('complementary', { name: 'Look around first' });
      await expectDrawn(around.locator('img').first());
      await around.getByRole('link', { name: /^Mara Ostrow/ }).click();
      await expect(page).toHaveURL('/@mara_clay');
      await page.locator('.mosaic').getByRole('link').first().click();
      await expect(page).toHaveURL(/\/@mara_clay\/post\/\d+$/);
      await expectDrawn(page.locator('.media img').first());
      await page.goBack();

      const ask = page.getByRole('region', { name: 'Ask Mara Ostrow’s companion' });
      const question = await ask.getByRole('link').first().innerText();
      await ask.getByRole('link').first().click();
      await expect(page).toHaveURL('/login');
      await goToProvider(page);
      await beSomeoneNew(page, newName());
      await expect(page).toHaveURL('/recommend');
      await page.getByRole('button', { name: 'Skip' }).click();

      const composer = page.getByRole('textbox', { name: /Mara Ostrow/ });
      await expect(composer).toHaveValue(question);
      await composer.press('Enter');
      const said = messages(page).getByRole('article');
      await expect(said.filter({ hasText: question })).toBeVisible();
      await expect(said.last()).toContainText('AI companion of Mara Ostrow');
      await expect(page.getByRole('button', { name: 'Write again' })).toBeVisible();

      await page.goto('/home');
      await openByGift(page);
    });

    test('nothing that a stranger can press is dead, on the pages for visitors and at the door', async ({
      page,
      origin,
    }) => {
      test.slow();
      const fan = await newFan(origin);
      const mara = await findCharacter(fan, 'mara_clay');
      const post = await findPost(fan, mara, ({ access }) => access === 'full');
      for (const address of ['/@mara_clay', `/@mara_clay/post/${post.diary_id}`, '/login'])
        expect(await findDeadControls(page, () => page.goto(address)), address).toEqual([]);
    });

    test('nothing that a newcomer can press is dead, at the choice of creators, in a conversation and at home', async ({
      origin,
      openAs,
    }) => {
      test.slow();
      const fan = await newFan(origin);
      const { char_id } = await findCharacter(fan, 'mara_clay');
      const page = await openAs(fan, '/recommend', options);
      for (const address of ['/recommend', `/messages/${char_id}`, '/home'])
        expect(await findDeadControls(page, () => page.goto(address)), address).toEqual([]);
    });
  });
}

/** The gift is the second card at home; what it opens is seen in full. */
async function openByGift(page: Page): Promise<void> {
  const feed = page.getByRole('feed', { name: 'Posts' });
  const cards = feed.getByRole('article');
  const gift = feed.getByRole('article', { name: /^100 diamonds are yours/ });
  await expect(gift).toBeVisible();
  for (const place of [0, 2, 3, 4]) {
    const card = cards.nth(place);
    await card.scrollIntoViewIfNeeded();
    await expect(card.getByRole('button', { name: /^(Unlock|Follow|Subscribe)/ })).toHaveCount(0);
  }
  const choice = gift.getByRole('button', { name: /diamonds of your gift$/ }).first();
  const name = /by (.+) for \d+ diamonds/.exec((await choice.getAttribute('aria-label')) ?? '')?.[1];
  await choice.click();
  const opened = feed.locator('[data-extra]').getByRole('article', { name });
  await expect(opened.getByRole('button', { name: /Unlock/ })).toHaveCount(0);
  await expectDrawn(opened.locator('img[srcset]').first());
}

/** A picture that has come. */
async function expectDrawn(picture: Locator): Promise<void> {
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth > 100))
    .toBe(true);
}
