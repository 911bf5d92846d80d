import type { Page } from '@playwright/test';
import { callAs } from '../../support/call-as.ts';
import { messages } from '../../support/conversation.ts';
import { balanceOf, topUp } from '../../support/diamonds.ts';
import { expect, test } from '../../support/kindred.ts';
import { newCreator } from '../../support/new-creator.ts';
import { newFan } from '../../support/people.ts';
import { newPhoto } from '../../support/pictures.ts';
import { expectToast } from '../../support/waiting/toasts.ts';

const wide = { viewport: { width: 1366, height: 800 }, reducedMotion: 'reduce' } as const;

test('an automated message brings a photo for a price, which the fan unlocks, and for nothing once the creator says so', async ({
  origin,
  openAs,
}) => {
  const creator = await newCreator(origin);
  const { charId: char_id } = creator;
  const fan = await newFan(origin);
  await topUp(fan, 500);
  const page = await openAs(creator, '/settings/creator-config/automated-msg/new-subscriber', wide);
  const preview = page.getByRole('region', { name: 'How a fan sees it' });
  const price = page.getByLabel('Price in diamonds');

  await test.step('the creator adds a photo and a price, and sees it as a fan will', async () => {
    await page.getByLabel('Your words').fill('Welcome, {name}: a first look');
    await page.getByLabel('Photos and videos', { exact: true }).setInputFiles(await newPhoto('look.jpg'));
    await price.fill('5');
    await expect(page.getByText('Between 10 and 10,000 diamonds')).toBeVisible();
    await price.fill('120');
    await expect(preview).toContainText('1 file');
    await expect(preview).toContainText('120 diamonds');
    const toggle = page.getByRole('switch', { name: 'Send it' });
    await toggle.click();
    await expect(toggle).toBeChecked();
    await save(page);
    await page.reload();
    await expect(preview).toContainText('120 diamonds');
  });

  await callAs(fan, 'follow', { following_id: char_id });
  const fanPage = await openAs(fan, `/messages/${char_id}`, wide);
  await test.step('who follows gets it locked, buys it and looks at it', async () => {
    const before = await balanceOf(fan);
    const said = messages(fanPage).getByRole('article').filter({ hasText: 'a first look' });
    await expect(said).toContainText(`Welcome, ${fan.nickname}: a first look`);
    await expect(said).toContainText('Automated message');
    await expect(said.getByRole('button', { name: /^Open photo/ })).toHaveCount(0);
    const locked = said.getByRole('group', { name: 'Locked: 1 photo' });
    await locked.getByRole('button', { name: 'Unlock for 120 diamonds' }).click();
    const dialog = fanPage.getByRole('dialog', { name: 'Unlock this message' });
    await dialog.getByRole('button', { name: 'Unlock for 120 diamonds' }).click();
    await said.getByRole('button', { name: 'Open photo 1 of 1' }).click();
    const viewer = fanPage.getByRole('dialog', { name: 'Photos and videos of this message' });
    await expect(viewer.getByRole('img', { name: 'Photo' })).toBeVisible();
    expect(await balanceOf(fan)).toBe(before - 120);
  });

  await test.step('the creator reads that it went out and was bought', async () => {
    await page.goto('/settings/creator-config/automated-msg');
    const entry = page.getByRole('listitem').filter({ hasText: fan.nickname });
    await expect(entry.getByText('bought for 120 diamonds')).toBeVisible();
    await expect(entry.getByText('Sent', { exact: true })).toBeVisible();
  });

  await test.step('without a price the next one gets it open, and who has bought keeps it', async () => {
    await page.getByRole('link', { name: /^New subscriber/ }).click();
    await price.fill('');
    await save(page);
    const second = await newFan(origin);
    await callAs(second, 'follow', { following_id: char_id });
    const secondPage = await openAs(second, `/messages/${char_id}`, wide);
    const open = messages(secondPage).getByRole('button', { name: 'Open photo 1 of 1' });
    await expect(open).toBeEnabled();
    await fanPage.reload();
    await expect(messages(fanPage).getByRole('button', { name: 'Open photo 1 of 1' })).toBeEnabled();
  });
});

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expectToast(page, /^Saved$/);
}
