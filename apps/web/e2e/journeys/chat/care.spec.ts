import { messages, write } from '../../support/conversation.ts';
import { expect, test } from '../../support/kindred.ts';
import { newCreator } from '../../support/new-creator.ts';
import { newFan } from '../../support/people.ts';
import { untilLive } from '../../support/waiting/live.ts';

const phone = { width: 390, height: 844 };

test('a fan in distress is answered by care until they say that they are all right; their creator reads of it before all else', async ({
  origin,
  openAs,
}) => {
  const creator = await newCreator(origin);
  const creatorPage = await openAs(creator, '/notifications', { viewport: phone });
  await untilLive(creatorPage);
  const fan = await newFan(origin);
  const page = await openAs(fan, `/messages/${creator.charId}`, { viewport: phone });
  await write(page, creator.name, 'I want to kill myself');
  await expect(messages(page).getByRole('heading', { name: 'You are not alone' })).toBeVisible();
  await expect(page.getByText(`The companion is quiet. ${creator.name} has been told`)).toBeVisible();
  await write(page, creator.name, 'it is dark here');
  await expect(messages(page).getByText('Kindred’s care, automated')).toBeVisible();

  await creatorPage
    .getByRole('region', { name: 'First of all' })
    .getByRole('link', { name: `${fan.nickname} spoke of harming themselves` })
    .click();
  const advice = creatorPage.getByRole('region', { name: `${fan.nickname} spoke of harming themselves` });
  await expect(advice).toContainText('Do not promise to keep it secret');
  // The banners above leave room to answer.
  await expect(creatorPage.getByLabel(`Write to ${fan.nickname}`)).toBeInViewport();
  await write(creatorPage, fan.nickname, 'I have read it, and I am glad that you said so.');
  await expect(page.getByText(`${creator.name} has written to you. The companion is quiet`)).toBeVisible();

  await page.getByRole('button', { name: 'I’m all right, go back to normal' }).press('Enter');
  await expect(page.getByText('The AI companion answers')).toBeVisible();
  await expect(advice).toHaveCount(0);
});
