import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expectNoAccessibilityViolations } from '../../support/accessibility-violations.ts';
import { bringIntoView } from '../../support/bring-into-view.ts';
import { callAs } from '../../support/call-as.ts';
import { topUp } from '../../support/diamonds.ts';
import { findCharacter, findPost } from '../../support/find-in-world.ts';
import { expect, test } from '../../support/kindred.ts';
import { demoCreator, newFan } from '../../support/people.ts';
import { switchToChinese } from '../../support/switch-to-chinese.ts';
import { newPhoto } from '../../support/pictures.ts';
import { expectToast } from '../../support/waiting/toasts.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
const clip = path.resolve(import.meta.dirname, '../../../../server/demo/media/clips/waves.mp4');

// One creator for each journey that changes their page.
const selling = 'mara_clay';
const sold = 'wander_ilse';
const drafting = 'atelier_zola';
const filming = 'theo_lowend';
const hiding = 'amara_stretches';

test('a creator sells a post with a picture and a free preview; a fan buys it', async ({
  origin,
  openAs,
}) => {
  const words = `Kiln day ${crypto.randomUUID()}`;
  const creator = await demoCreator(origin, selling);
  const page = await openAs(creator, '/home');
  await page.getByRole('link', { name: 'New Post' }).click();
  await expect(page.getByRole('heading', { name: 'Create Post' })).toBeVisible();
  await page.getByLabel('Caption').fill(`${words} and much more that only buyers read`);
  await addFiles(page, [await newPhoto('one.jpg'), await newPhoto('two.jpg', 600, 800)]);
  await page.getByRole('button', { name: 'Price: Free' }).click();
  const sheet = page.getByRole('dialog', { name: 'Price' });
  await sheet.getByText('Paid', { exact: true }).click();
  await sheet.getByLabel('Price in diamonds').fill('120');
  await expect(sheet.getByText('You keep 96 of every 120 diamonds, that is 80%.')).toBeVisible();
  await expectNoAccessibilityViolations(page);
  await sheet.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('group', { name: 'Photo 2 of 2' }).getByLabel('Free preview').check();
  await page.getByRole('tab', { name: 'Everyone else' }).click();
  await expect(page.getByRole('region', { name: 'Preview' })).toContainText('1 more is locked');
  await expectNoAccessibilityViolations(page);
  await uploaded(page, 2);
  await page.getByRole('button', { name: 'Publish' }).click();
  await expectToast(page, 'Your post is published');
  await expect(page).toHaveURL('/profile');
  await expect(cardOf(page, words)).toBeVisible();

  const fan = await newFan(origin);
  await topUp(fan, 120);
  const character = await findCharacter(fan, selling);
  const post = await findPost(creator, character, ({ content }) => content.startsWith(words));
  const fanPage = await openAs(fan, `/character/${character.char_id}?diary_id=${post.diary_id}`, phone);
  const shared = fanPage.getByRole('region', { name: 'The post you came for' });
  await expect(shared.getByText('Free preview')).toBeVisible();
  await expect(shared.getByText('1 more is locked')).toBeVisible();
  await expect(shared).not.toContainText('only buyers read');
  await shared.getByRole('button', { name: 'Unlock for 120 diamonds' }).click();
  await fanPage.getByRole('dialog').getByRole('button', { name: 'Unlock for 120 diamonds' }).click();
  await expectToast(fanPage, 'Purchase success');
  await expect(shared).toContainText('only buyers read');
  await expect(shared.getByRole('button', { name: /^Open 1 of 2/ })).toBeVisible();
});

test('a post that was bought is edited and pinned, and cannot be taken away', async ({ origin, openAs }) => {
  const words = `Sold ${crypto.randomUUID()}`;
  const creator = await demoCreator(origin, sold);
  const character = await findCharacter(creator, sold);
  const { list } = await callAs(creator, 'listCharacterPosts', { char_id: character.char_id });
  const { media } = await callAs(creator, 'getPostForEdit', {
    diary_id: list.find((one) => one.media_count > 0)?.diary_id ?? '',
  });
  const { diary_id } = await callAs(creator, 'createPost', {
    client_id: crypto.randomUUID(),
    content: words,
    price: 120,
    state: 1,
    media: media.slice(0, 1).map(({ media_id }) => ({ media_id })),
  });
  const fan = await newFan(origin);
  await topUp(fan, 120);
  await callAs(fan, 'unlockPost', { diary_id, expected_price: 120 });

  const page = await openAs(creator, '/profile', phone);
  await choose(page, cardOf(page, words), 'Edit Post');
  await expect(page.getByRole('heading', { name: 'Edit Post' })).toBeVisible();
  await expect(page.getByText('Someone has bought this post')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove' })).toHaveCount(0);
  await page.getByLabel('Caption').fill(`${words}, edited`);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page).toHaveURL('/profile');
  const card = cardOf(page, `${words}, edited`);
  await choose(page, card, 'Pin to profile page');
  await expectToast(page, 'Pinned to your profile page');
  await expect(card.getByText('Pinned', { exact: true })).toBeVisible();
  await choose(page, card, 'Delete');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(/Someone has bought this post: it has to stay public/)).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await choose(page, card, 'Unpin');
  await expect(card.getByText('Pinned', { exact: true })).toHaveCount(0);
});

test('what was begun outlives a reload, is finished as a draft, published and deleted', async ({
  origin,
  openAs,
}) => {
  const words = `Half a thought ${crypto.randomUUID()}`;
  const page = await openAs(await demoCreator(origin, drafting), '/createPost', phone);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.getByLabel('Caption').fill(words);
  await addFiles(page, [await newPhoto('first.jpg'), await newPhoto('second.jpg')]);
  await uploaded(page, 2);
  await page.getByRole('group', { name: 'Photo 1 of 2' }).getByRole('button', { name: 'Describe' }).click();
  await page.getByLabel('Description').fill('The first one');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const second = page.getByRole('group', { name: 'Photo 2 of 2' });
  await second.getByRole('button', { name: 'Move earlier' }).press('Enter');
  await expect(second.getByRole('button', { name: 'Described' })).toBeVisible();

  await page.getByRole('link', { name: 'Home' }).click();
  await page
    .getByRole('dialog', { name: 'Leave without publishing?' })
    .getByRole('button', { name: 'Keep writing' })
    .click();
  await expect(page).toHaveURL('/createPost');
  await page.reload();
  await page.getByRole('button', { name: 'Continue writing' }).click();
  await expect(page.getByLabel('Caption')).toHaveValue(words);
  await expect(second.getByRole('button', { name: 'Described' })).toBeVisible();
  await chooseWhen(page, 'When: Now', 'Draft');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page).toHaveURL('/profile');
  const card = cardOf(page, words);
  await expect(card.getByText('Draft', { exact: true })).toBeVisible();

  await choose(page, card, 'Edit Post');
  await chooseWhen(page, 'When: Draft', 'Public now');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page).toHaveURL('/profile');
  await expect(card.getByText('Draft', { exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Post options' }).first().scrollIntoViewIfNeeded();
  await choose(page, card, 'Delete');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, 'The post is deleted');
  await expect(card).toHaveCount(0);

  await page.goto('/createPost');
  await expect(page.getByLabel('Caption')).toHaveValue('');
});

test('a clip is uploaded with its picture and plays; an upload that fails is tried again', async ({
  origin,
  openAs,
  consoleErrors,
}) => {
  consoleErrors.allow(/500 \(Internal Server Error\)/);
  const words = `Waves ${crypto.randomUUID()}`;
  const page = await openAs(await demoCreator(origin, filming), '/createPost', {
    reducedMotion: 'no-preference',
  });
  let times = 0;
  await page.route('**/v3/api/media/upload', async (route) => {
    times += 1;
    if (times > 1) return route.continue();
    return route.fulfill({ status: 500, json: { code: 5000, msg: '', data: null } });
  });
  await page.getByLabel('Caption').fill(words);
  await addFiles(page, [{ name: 'waves.mp4', mimeType: 'video/mp4', buffer: await readFile(clip) }]);
  const tile = page.getByRole('group', { name: 'Video, 1 of 1' });
  await expect(
    tile.getByText('Not uploaded: Something went wrong on our side. Please try again'),
  ).toBeVisible();
  // It is dimmed; who presses it nevertheless reads why.
  await page.getByRole('button', { name: 'Publish' }).press('Enter');
  await expect(page.getByText('Some files were not uploaded. Try again or remove them.')).toBeVisible();
  await tile.getByRole('button', { name: 'Try again' }).click();
  await uploaded(page, 1);
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page).toHaveURL('/profile');
  const video = cardOf(page, words).locator('video');
  await bringIntoView(page, video);
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.videoWidth))
    .toBeGreaterThan(0);
});

test('a fan reports a post and hides its creator from the home feed, also in Chinese', async ({
  origin,
  openAs,
}) => {
  const words = `To be hidden ${crypto.randomUUID()}`;
  const creator = await demoCreator(origin, hiding);
  await callAs(creator, 'createPost', {
    client_id: crypto.randomUUID(),
    content: words,
    price: 0,
    state: 1,
    media: [],
  });
  const fan = await newFan(origin);
  const character = await findCharacter(fan, hiding);
  const other = await findCharacter(fan, 'dr_vega');
  for (const { char_id } of [character, other]) await callAs(fan, 'follow', { following_id: char_id, tp: 1 });
  const page = await openAs(fan, '/home');
  const cards = page
    .getByRole('feed')
    .getByRole('article')
    .filter({ hasText: `@${hiding}` });
  await expect(cards.first()).toBeVisible();
  await choose(page, cards.first(), 'Report post content');
  const dialog = page.getByRole('dialog', { name: 'Report this post' });
  await dialog.getByLabel('Spam or fraud').check();
  await expectNoAccessibilityViolations(page);
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expectToast(page, 'Report Success');

  await choose(page, cards.first(), `Hide ${character.name} from my home feed`);
  await expectToast(page, /is hidden from your home feed/);
  await expect(cards).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('feed').getByRole('article').first()).toBeVisible();
  await expect(cards).toHaveCount(0);

  await switchToChinese(page);
  await page.goto(`/character/${character.char_id}`);
  const card = page.getByRole('feed').getByRole('article').first();
  await card.getByRole('button', { name: '帖子选项' }).click();
  await page.getByRole('menuitem', { name: `在首页重新显示 ${character.name}` }).click();
  await expectToast(page, `${character.name} 已重新出现在首页`);
  await page.goto('/home');
  await expect(cards.first()).toBeVisible();
});

type Files = Parameters<Locator['setInputFiles']>[0];

async function addFiles(page: Page, files: Files): Promise<void> {
  await page.locator('input[type="file"]').setInputFiles(files);
}

async function uploaded(page: Page, count: number): Promise<void> {
  const tiles = page.getByRole('group', { name: /^(Photo \d|Video,)/ });
  await expect(tiles).toHaveCount(count);
  // The player of the preview has a button of this name too.
  await expect(tiles.getByRole('button', { name: 'Pause' })).toHaveCount(0);
}

function cardOf(page: Page, words: string): Locator {
  return page.getByRole('feed').getByRole('article').filter({ hasText: words });
}

async function choose(page: Page, card: Locator, name: string): Promise<void> {
  await card.getByRole('button', { name: 'Post options' }).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}

async function chooseWhen(page: Page, chip: string, choice: string): Promise<void> {
  await page.getByRole('button', { name: chip }).click();
  const sheet = page.getByRole('dialog', { name: 'When' });
  await sheet.getByText(choice, { exact: true }).click();
  await sheet.getByRole('button', { name: 'Done' }).click();
}
