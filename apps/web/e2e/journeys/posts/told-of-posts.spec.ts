import { callAs } from '../../support/call-as.ts';
import { expect, test } from '../../support/kindred.ts';
import { newCreator } from '../../support/new-creator.ts';
import { newFan } from '../../support/people.ts';
import { untilLive } from '../../support/waiting/live.ts';
import { expectToast } from '../../support/waiting/toasts.ts';

test('likes of a post are told once, a comment with its words, and it leads to the very comment', async ({
  origin,
  openAs,
}) => {
  const creator = await newCreator(origin);
  const { charId, postId } = creator;
  const [one, other] = [await newFan(origin), await newFan(origin)];
  for (const fan of [one, other]) {
    await callAs(fan, 'follow', { following_id: charId, tp: 1 });
    await callAs(fan, 'likePost', { content_id: postId });
  }
  const first = await callAs(one, 'sendComment', { content_id: postId, content: 'The first of many' });
  for (let count = 0; count < 12; count++) {
    await callAs(other, 'sendComment', { content_id: postId, content: `Another one, ${count}` });
  }

  const page = await openAs(creator, '/notifications');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: `${other.nickname} and 1 other liked your post` })).toHaveCount(
    1,
  );
  const told = main.getByRole('link', { name: /“The first of many”/ });
  await told.click();
  await expect(page).toHaveURL(`/profile?diary_id=${postId}&comment_id=${first.comment.comment_id}`);
  const words = page.getByText('The first of many', { exact: true });
  await expect(words).toBeInViewport();
  await expect(page.locator('[aria-current=true]', { has: words })).toBeFocused();

  await page.getByRole('button', { name: `Reply to ${one.nickname}` }).click();
  await page.getByPlaceholder('Add comment...').pressSequentially('Thank you');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/ Thank you$/)).toBeInViewport();
});

test('a like that is taken back leaves the open list', async ({ origin, openAs }) => {
  const creator = await newCreator(origin);
  const fan = await newFan(origin);
  await callAs(fan, 'likePost', { content_id: creator.postId });
  const page = await openAs(creator, '/notifications');
  const liked = page.getByRole('main').getByRole('link', { name: `${fan.nickname} liked your post` });
  await expect(liked).toBeVisible();
  await untilLive(page);
  await callAs(fan, 'unlikePost', { content_id: creator.postId });
  await expect(liked).toHaveCount(0);
});

test('whom one restricts or blocks stays so in menus and pages after a reload', async ({
  origin,
  openAs,
  consoleErrors,
}) => {
  // What was being read of them when the block came.
  consoleErrors.allow(/status of 404/);
  const creator = await newCreator(origin);
  const fan = await newFan(origin);
  const page = await openAs(fan, `/character/${creator.charId}`);
  const menu = page.getByRole('button', { name: `More about ${creator.name}` });
  await menu.click();
  await page.getByRole('menuitem', { name: 'Restrict', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Restrict' }).click();
  await expectToast(page, 'Restrict Success');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goto(`/character/${creator.charId}`);
  await menu.click();
  await expect(page.getByRole('menuitem', { name: 'Unrestrict' })).toBeVisible();
  await page.getByRole('menuitem', { name: 'Block', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Block' }).click();
  await expect(page).toHaveURL('/home');

  await page.goto(`/character/${creator.charId}`);
  await expect(page.getByRole('heading', { name: `You have blocked ${creator.name}` })).toBeVisible();
  await page.getByRole('button', { name: 'Unblock' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Unblock' }).click();
  await expect(page.getByRole('heading', { name: creator.name }).first()).toBeVisible();
});

test('a fan sees on the page that the creator is here, and their handle leads there', async ({
  origin,
  openAs,
}) => {
  const creator = await newCreator(origin);
  const fan = await newFan(origin);
  const handle = creator.name.toLowerCase().replace(' ', '_');
  const page = await openAs(fan, `/character/${handle}`);
  await expect(page.getByRole('heading', { name: creator.name }).first()).toBeVisible();
  await expect(page.getByText('Online now')).toHaveCount(0);
  await openAs(creator, '/home');
  await expect(async () => {
    await page.reload();
    await expect(page.getByText('Online now').first()).toBeAttached({ timeout: 2000 });
  }).toPass();
});
