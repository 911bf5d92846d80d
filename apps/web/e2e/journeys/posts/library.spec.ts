import type { Page } from '@playwright/test';
import { expectNoAccessibilityViolations } from '../../support/accessibility-violations.ts';
import { bringIntoView } from '../../support/bring-into-view.ts';
import { callAs } from '../../support/call-as.ts';
import { findCharacter, findPost } from '../../support/find-in-world.ts';
import { expect, test } from '../../support/kindred.ts';
import { newCreator } from '../../support/new-creator.ts';
import { demoCreator, newFan, type Person } from '../../support/people.ts';
import { expectToast } from '../../support/waiting/toasts.ts';

test('a fan saves a post, sorts it into a collection, cleans up whom they follow, and takes it back', async ({
  origin,
  openAs,
}) => {
  const fan = await newFan(origin);
  const hosts = [await newCreator(origin), await newCreator(origin), await newCreator(origin)];
  await callAs(fan, 'followBatch', { following_ids: hosts.map(({ charId }) => charId) });
  const [first, second, third] = hosts.map(({ name }) => name) as [string, string, string];
  const page = await openAs(fan, '/home');

  // From the menu of a post, with the way to a collection.
  const card = page.getByRole('article').filter({ hasText: second });
  await chooseIn(page, card.getByRole('button', { name: 'Post options' }), 'Save');
  await page.getByRole('button', { name: 'Choose a collection' }).click();
  await page.getByRole('textbox', { name: 'New collection' }).fill('Evenings');
  await page.getByRole('button', { name: 'Create and save' }).click();
  await expectToast(page, 'Saved in its collection');

  await page.getByRole('link', { name: 'Library' }).click();
  await page.getByRole('link', { name: 'Saved', exact: true }).click();
  await page.getByRole('button', { name: 'Evenings (1)' }).click();
  const saved = page.getByRole('list', { name: 'Saved' });
  await expect(saved.getByRole('article')).toHaveCount(1);
  await expectNoAccessibilityViolations(page);

  // Deleted by its creator, it stays as a plain line until one takes it out.
  const author = hosts[1] as Person & { postId: string };
  await callAs(author, 'deletePost', { diary_id: author.postId });
  await page.reload();
  await expect(page.getByText('This post is no longer available')).toBeVisible();
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Nothing saved yet')).toBeVisible();

  // Follows are searched, several are left at once, and come back.
  await page.getByRole('link', { name: 'Following' }).click();
  const following = page.getByRole('list', { name: 'Following' });
  await expect(following.getByRole('listitem')).toHaveCount(3);
  await page.getByRole('searchbox', { name: 'Search by name or handle' }).fill(third.slice(-8));
  await expect(following.getByRole('listitem')).toHaveCount(1);
  await page.getByRole('searchbox').fill('');
  await page.getByRole('button', { name: 'Not seen for longest' }).click();
  await page.getByRole('checkbox', { name: `Select ${first}` }).check();
  await page.getByRole('checkbox', { name: `Select ${third}` }).check();
  const undo = page.getByRole('button', { name: 'Undo' });
  // It goes by itself; pointed at as soon as it is there, it stays.
  const isPointedAt = undo.hover();
  await page.getByRole('button', { name: 'Unfollow 2' }).click();
  await expect(following.getByRole('listitem')).toHaveCount(1);
  await isPointedAt;
  await undo.click();
  await expect(following.getByRole('listitem')).toHaveCount(3);
  const followed = async () => (await callAs(fan, 'listJoinedCreators', { kind: 'free' })).count;
  await expect.poll(followed).toBe(3);
});

test('a clip goes on where one has stopped it, on another device too', async ({ origin, openAs }) => {
  const fan = await newFan(origin);
  const { creator, post, length } = await openClip(origin, fan);
  const page = await openAs(fan, `/character/${creator}?diary_id=${post}`);
  const shared = page.getByRole('region', { name: 'The post you came for' });
  await bringIntoView(page, shared.locator('video'));
  // Slowly, so that it does not start over before one has stopped it.
  await shared.locator('video').evaluate((video: HTMLVideoElement) => {
    video.playbackRate = 0.1;
  });
  await shared.getByRole('slider').fill(String(length / 2));
  await shared.getByRole('button', { name: 'Play' }).click();
  // A clip that is stopped before any of it has come is nowhere yet.
  const reached = () =>
    shared
      .locator('video')
      .evaluate((video: HTMLVideoElement) => (video.readyState > 0 ? video.currentTime : 0));
  await expect.poll(reached).toBeGreaterThan(length / 3);
  await shared.getByRole('button', { name: 'Pause' }).click();
  const watched = async () => {
    const { list } = await callAs(fan, 'listWatchPositions', {});
    return list.filter(({ seconds }) => seconds > length / 3).map(({ diary_id }) => diary_id);
  };
  await expect.poll(watched).toEqual([post]);
  await page.close();

  const other = await openAs(fan, '/library');
  const row = other.getByRole('region', { name: 'Continue watching' });
  await row.getByRole('link', { name: /^Continue the video by/ }).click();
  const slider = other.getByRole('region', { name: 'The post you came for' }).getByRole('slider');
  await bringIntoView(other, slider);
  await expect.poll(async () => Number(await slider.inputValue())).toBeGreaterThan(length / 3);
});

/** A clip of the demo world that is open to the fan once they follow. */
async function openClip(origin: string, fan: Person) {
  const character = await findCharacter(fan, 'mara_clay');
  const owner = await demoCreator(origin, 'mara_clay');
  const { diary_id } = await findPost(owner, character, ({ media, members_included }) => {
    return members_included === 1 && media.some(isClip);
  });
  await callAs(fan, 'follow', { following_id: character.char_id });
  const { media } = await callAs(fan, 'getPost', { diary_id });
  return { creator: character.char_id, post: diary_id, length: media.find(isClip)?.duration ?? 0 };
}

const isClip = ({ type }: { type: string }) => type === 'video';

async function chooseIn(page: Page, menu: ReturnType<Page['locator']>, entry: string): Promise<void> {
  await menu.click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
}
