import { callAs } from '../../support/call-as.ts';
import { balanceOf, topUp } from '../../support/diamonds.ts';
import { expect, test } from '../../support/kindred.ts';
import { newCreator } from '../../support/new-creator.ts';
import { newFan } from '../../support/people.ts';
import { untilLive } from '../../support/waiting/live.ts';

test('a fan rings a creator’s bell and hears of the next post; mail comes to an address once its owner has confirmed it', async ({
  origin,
  openAs,
  page: outbox,
}) => {
  const fan = await newFan(origin);
  const creator = await newCreator(origin);
  await callAs(fan, 'follow', { following_id: creator.charId, tp: 1 });
  const post = (content: string) =>
    callAs(creator, 'createPost', { content, price: 0, state: 1, media: [], client_id: crypto.randomUUID() });

  const page = await openAs(fan, `/character/${creator.charId}`);
  await page.getByRole('button', { name: /^New posts by .+: Only in the email digest$/ }).click();
  await page.getByRole('menuitemradio', { name: /^All posts/ }).click();
  await expect(page.getByRole('button', { name: /: All posts$/ })).toBeVisible();
  await page.goto('/notifications');
  await expect(page.getByRole('heading', { name: 'All quiet' })).toBeVisible();
  await untilLive(page);
  await post('The kiln is on at last');
  await page.getByRole('link', { name: /posted something new.*The kiln is on at last/ }).click();
  await expect(page.getByText('The kiln is on at last').filter({ visible: true }).first()).toBeVisible();

  await page.goto('/settings/notices/emailNotifications');
  await page.getByLabel('Email address').fill(`${fan.userId}@example.com`);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText(/^Not confirmed yet/)).toBeVisible();

  const openMail = async (subject: string) => {
    await expect(async () => {
      await outbox.goto('/dev/outbox');
      await outbox
        .getByRole('listitem')
        .filter({ hasText: `${fan.userId}@example.com` })
        .filter({ hasText: subject })
        .getByRole('link')
        .first()
        .click({ timeout: 1000 });
    }).toPass();
    return outbox.frameLocator('iframe');
  };
  const question = await openMail('Confirm your address');
  await question.getByRole('link', { name: 'Confirm this address' }).click();
  await expect(outbox.getByText(`${fan.userId}@example.com`)).toBeVisible();
  await outbox.getByRole('button', { name: 'Confirm this address' }).click();
  await expect(outbox.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible();
  await page.reload();
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible();
  await page.getByRole('radio', { name: 'Every day' }).click();
  await expect(page.getByRole('radio', { name: 'Every day' })).toHaveAttribute('aria-checked', 'true');
  await expect(page.getByText(`always sent, to ${fan.userId}@example.com`)).toBeVisible();

  await topUp(fan, (await balanceOf(fan)) + 1);
  const receipt = await openMail('Your receipt K-');
  await expect(receipt.getByRole('heading', { name: /^Receipt K-\d+$/ })).toBeVisible();
  const way = await receipt.getByRole('link', { name: 'Open the receipt' }).getAttribute('href');
  await page.goto(way ?? '');
  await expect(page.getByRole('heading', { name: /^Receipt K-\d+$/ })).toBeVisible();
});
