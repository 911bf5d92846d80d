import { randomUUID } from 'node:crypto';
import { callAs } from '../../support/call-as.ts';
import { topUp } from '../../support/diamonds.ts';
import { findCharacter } from '../../support/find-in-world.ts';
import { expect, test } from '../../support/kindred.ts';
import { newCreator } from '../../support/new-creator.ts';
import { demoCreator, newFan } from '../../support/people.ts';
import { untilLive } from '../../support/waiting/live.ts';
import { expectToast } from '../../support/waiting/toasts.ts';

test('a creator sees a gift come in as a banner, what they keep of it, and finds it among the notifications', async ({
  origin,
  openAs,
}) => {
  const fan = await newFan(origin);
  await topUp(fan, 500);
  const creator = await newCreator(origin);
  const creatorsPage = await openAs(creator, '/discover');
  await untilLive(creatorsPage);
  const fansPage = await openAs(fan, `/character/${creator.charId}`);
  const banner = creatorsPage.getByRole('region', { name: 'Notification' });
  // It goes by itself; pointed at as soon as it is there, it stays.
  const isPointedAt = banner.hover();

  await fansPage.getByRole('main').getByRole('button', { name: 'Send a gift' }).first().click();
  await fansPage.getByRole('button', { name: '500 diamonds', exact: true }).click();
  await fansPage.getByRole('button', { name: 'Send 500 diamonds' }).click();
  await expectToast(fansPage, 'Reward Success');

  await isPointedAt;
  await expect(banner).toContainText(fan.nickname);
  await expect(banner).toContainText('sent you 500 diamonds');
  await banner.getByRole('button', { name: fan.nickname }).click();
  const reward = creatorsPage.getByRole('dialog', { name: 'You received' });
  await expect(reward).toContainText('500 diamonds');
  await expect(reward).toContainText(`From ${fan.nickname}`);
  await expect(reward).toContainText('$4.00');

  await creatorsPage.goBack();
  await expect(reward).toHaveCount(0);
  await expect(creatorsPage).toHaveURL('/discover');
  await creatorsPage.getByRole('link', { name: /^Notifications/ }).click();
  const entry = creatorsPage.getByRole('button', { name: `${fan.nickname} sent you 500 diamonds` });
  await expect(entry).toContainText('Not read yet');
  await entry.click();
  await expect(reward).toContainText(`From ${fan.nickname}`);
  await reward.getByRole('button', { name: 'Say thanks' }).click();
  await expect(creatorsPage).toHaveURL(`/messages/${fan.userId}`);
  await creatorsPage.goBack();
  await expect(entry).not.toContainText('Not read yet');
});

test('a new follower appears at the top of the open list, and all can be marked as read', async ({
  origin,
  openAs,
}) => {
  const creator = await newCreator(origin);
  const fan = await newFan(origin);
  const page = await openAs(creator, '/notifications');
  await untilLive(page);
  await callAs(fan, 'follow', { following_id: creator.charId, tp: 1 });
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: `${fan.nickname} now follows you` })).toContainText(
    'Not read yet',
  );
  // By keyboard: the banner about it may lie on top.
  await page.getByRole('button', { name: 'Mark all as read' }).press('Enter');
  await expect(main.getByText('Not read yet')).toHaveCount(0);
  await expect(page.getByText(/unread notification/)).toHaveCount(0);
});

test('a message is no banner in its open conversation, and is one elsewhere', async ({ origin, openAs }) => {
  const fan = await newFan(origin);
  const creator = await demoCreator(origin, 'dr_vega');
  const { char_id } = await findCharacter(fan, 'dr_vega');
  await callAs(fan, 'follow', { following_id: char_id, tp: 1 });
  const page = await openAs(fan, `/messages/${char_id}`);
  await untilLive(page);
  await page.bringToFront();
  const write = (content: string) =>
    callAs(creator, 'charger', { char_id, user_id: fan.userId, content, client_id: randomUUID() });
  await write('Said while you are here');
  const messages = page.getByRole('region', { name: 'Messages' });
  await expect(messages.getByText('Said while you are here')).toBeVisible();
  const banner = page.getByRole('region', { name: 'Notification' });
  await expect(banner).toHaveCount(0);

  await page.getByRole('link', { name: /^Discover/ }).click();
  await expect(page).toHaveURL('/discover');
  const isPointedAt = banner.hover();
  await write('Said while you are away');
  await isPointedAt;
  await expect(banner).toContainText('Said while you are away');
  await banner.getByRole('button', { name: 'Said while you are away' }).click();
  await expect(page).toHaveURL(`/messages/${char_id}`);
});
