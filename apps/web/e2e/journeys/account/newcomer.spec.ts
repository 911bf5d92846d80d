import { expectNoAccessibilityViolations } from '../../support/accessibility-violations.ts';
import { payWith } from '../../support/checkout-page.ts';
import { messages } from '../../support/conversation.ts';
import { findCharacter, findPost } from '../../support/find-in-world.ts';
import { expect, test } from '../../support/kindred.ts';
import { mia, newFan, newName } from '../../support/people.ts';
import { beSomeoneKnown, beSomeoneNew, goToProvider } from '../../support/provider-page.ts';

test('somebody new agrees to the terms, makes a person, follows several creators at once and lands on their feed', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page).toHaveURL('/login');
  const google = page.getByRole('button', { name: 'Continue with Google' });
  await expect(google).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByRole('button', { name: 'Continue with Apple' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await google.press('Enter');
  await expect(page.getByText('Please confirm your age and the terms first.')).toBeVisible();

  await goToProvider(page);
  await beSomeoneNew(page, newName());
  await expect(page).toHaveURL('/recommend');
  await page.getByRole('button', { name: 'Art', exact: true }).click();
  await page.getByRole('button', { name: 'Travel' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();

  const picks = page.getByRole('button', { name: /^Follow (Mara Ostrow|Ilse Brandt|Dr. Lucía Vega)$/ });
  await expect(picks).toHaveCount(3);
  for (const pick of await picks.all()) await pick.click();
  await page.getByRole('button', { name: 'Follow 3 creators' }).click();

  await expect(page).toHaveURL('/home');
  const feed = page.getByRole('feed', { name: 'Posts' });
  await expect(feed.getByRole('article', { name: 'Ilse Brandt' }).first()).toBeVisible();
  await expect(feed.getByText('Locked: follow Ilse Brandt to see it')).toHaveCount(0);
});

test('somebody who has been here before goes from / to the feed', async ({ page, origin, openAs }) => {
  const fan = await newFan(origin);
  const signedIn = await openAs(fan, '/');
  await expect(signedIn).toHaveURL('/home');
  await expect(signedIn.getByRole('feed', { name: 'Posts' })).toBeVisible();

  await page.goto('/');
  await goToProvider(page);
  await beSomeoneKnown(page, fan.nickname);
  await expect(page).toHaveURL('/home');
});

test('whoever opens a link without being signed in is there after signing in', async ({ page, origin }) => {
  const fan = await newFan(origin);
  const { char_id, name } = await findCharacter(fan, 'dr_vega');
  await page.goto(`/character/${char_id}`);
  await expect(page).toHaveURL('/login');
  await goToProvider(page);
  await beSomeoneKnown(page, fan.nickname);
  await expect(page).toHaveURL(`/character/${char_id}`);
  await expect(page.getByRole('heading', { name }).first()).toBeVisible();
});

test('somebody new who came by a link to a post is at exactly that post after signing up, choosing and paying', async ({
  page,
  origin,
}) => {
  const mara = await findCharacter(await mia(origin), 'mara_clay');
  const post = await findPost(await mia(origin), mara, () => true);
  const link = `/character/mara_clay?diary_id=${post.diary_id}`;
  // What was shared is the post's public page, which needs no script.
  await page.goto(`/@mara_clay/post/${post.diary_id}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNoAccessibilityViolations(page);
  await page.getByRole('link', { name: /^(Follow|Subscribe to) Mara/ }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByText(`you go straight to ${mara.name}`)).toBeVisible();
  await goToProvider(page);
  await beSomeoneNew(page, newName());
  await expect(page).toHaveURL('/recommend');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('button', { name: /^Follow Mara/ })).toHaveAttribute('aria-pressed', 'true');
  const tiles = page.getByRole('listitem');
  await expect(tiles.first()).toBeVisible();
  const names = () => tiles.getByRole('img').or(tiles.locator('span[dir]')).allInnerTexts();
  await page.getByRole('button', { name: 'Follow Ilse Brandt' }).click();
  const before = await names();

  const isolde = page.getByRole('article').filter({ hasText: 'Isolde' });
  await isolde.getByRole('button', { name: 'Subscribe' }).click();
  await page.getByRole('dialog').getByRole('button', { name: /trial/ }).click();
  await payWith(page, 'Pays');
  await expect(page).toHaveURL(/\/recommend/);
  await expect(page.getByRole('button', { name: 'Follow Ilse Brandt' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect.poll(names).toEqual(before);
  await page.getByRole('button', { name: 'Follow 2 creators' }).click();

  await expect(page).toHaveURL(link);
  await expect(
    page.getByRole('region', { name: 'The post you came for' }).getByRole('article'),
  ).toBeVisible();
});

test('a question that a visitor picks on a public page is in the composer after signing up', async ({
  page,
}) => {
  await page.goto('/@mara_clay');
  const ask = page.getByRole('region', { name: 'Ask Mara Ostrow’s companion' });
  await expect(page.getByRole('link', { name: 'Follow Mara Ostrow' })).toBeInViewport();
  await expectNoAccessibilityViolations(page);
  const picked = ask.getByRole('link').first();
  const question = await picked.innerText();
  await picked.click();
  await expect(page).toHaveURL('/login');
  await goToProvider(page);
  await beSomeoneNew(page, newName());
  await expect(page).toHaveURL('/recommend');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Follow 1 creator' }).click();
  await expect(page).toHaveURL(/\/messages\/\d+$/);
  const composer = page.getByRole('textbox', { name: /Mara Ostrow/ });
  await expect(composer).toHaveValue(question);
  await composer.press('Enter');
  await expect(messages(page).filter({ hasText: question }).first()).toBeVisible();
  await expect(composer).toHaveValue('');
});

test('a sign-in that was given up at the provider can be begun again', async ({ page }) => {
  await page.goto('/login');
  await goToProvider(page);
  await page.goBack();
  await expect(page).toHaveURL('/login');
  await goToProvider(page);
  await beSomeoneNew(page, newName());
  await expect(page).toHaveURL('/recommend');
});
