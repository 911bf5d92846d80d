import { callAs } from '../../support/call-as.ts';
import { answersOf, messages, write } from '../../support/conversation.ts';
import { topUp } from '../../support/diamonds.ts';
import { findCharacter } from '../../support/find-in-world.ts';
import { expect, test } from '../../support/kindred.ts';
import { newCreator } from '../../support/new-creator.ts';
import { demoCreator, newFan } from '../../support/people.ts';
import { expectToast } from '../../support/waiting/toasts.ts';

const takingOver = 'mara_clay';
const handle = 'theo_lowend';

test('a creator takes over one conversation, answers by hand, and that fan alone sees it happen', async ({
  origin,
  openAs,
}) => {
  const fan = await newFan(origin);
  const { char_id, name } = await findCharacter(fan, takingOver);
  const fanPage = await openAs(fan, `/messages/${char_id}`);
  await write(fanPage, name, 'Good evening');
  await expect(answersOf(fanPage, name)).toHaveCount(2);
  const other = await newFan(origin);
  await callAs(other, 'charger', { char_id, content: 'Good evening too' });

  const mara = await demoCreator(origin, takingOver);
  const page = await openAs(mara, `/messages/${fan.userId}`);
  // Other fans write to her meanwhile.
  const order = async () => {
    const names = [fan.nickname, other.nickname];
    const lines = page.getByRole('navigation', { name: 'Conversations' }).getByRole('listitem');
    const texts = await lines.allInnerTexts();
    return texts.map((text) => names.find((name) => text.includes(name))).filter(Boolean);
  };
  await expect(page.getByText('Your AI companion answers this chat')).toBeVisible();
  const opened = page.getByRole('navigation', { name: 'Conversations' }).getByRole('listitem');
  await expect(opened.filter({ hasText: fan.nickname })).not.toContainText('unread');
  await expect.poll(order).toEqual([other.nickname, fan.nickname]);
  await page.getByRole('button', { name: 'Answer myself' }).click();
  await expectToast(page, /^Success$/);
  await expect(messages(page).getByText('answers in person from here on')).toBeVisible();
  await expect(fanPage.getByText(/ answers in person, when here$/)).toBeVisible();
  await expect.poll(order).toEqual([other.nickname, fan.nickname]);
  await callAs(other, 'charger', { char_id, content: 'Are you still the AI?' });
  const ofOther = (await callAs(other, 'listMessages', { char_id })).list;
  expect(ofOther.map(({ identity }) => identity)).toEqual(['ai', 'fan', 'ai', 'fan', 'ai']);

  await page.goto('/home');
  await write(fanPage, name, 'Is it really you?');
  const entry = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Messages' });
  await expect(entry).toContainText(/unread/);
  await entry.click();
  const conversations = page.getByRole('navigation', { name: 'Conversations' });
  await conversations.getByRole('link', { name: fan.nickname }).click();
  await expect(page).toHaveURL(`/messages/${fan.userId}`);
  await expect(
    page.getByText('You answer in person. Your companion stays silent. In this chat only.'),
  ).toBeVisible();
  await expect(messages(page).getByText('Is it really you?')).toBeVisible();
  await write(page, fan.nickname, 'It is me, with clay on my hands');
  await expect(messages(fanPage).getByText('It is me, with clay on my hands')).toBeVisible();
  await expect(messages(fanPage).getByText(`${name} in person`)).toBeAttached();
  const own = messages(page).getByRole('article').filter({ hasText: 'It is me' });
  await expect(own.getByRole('img', { name: 'Read' })).toBeVisible();

  await page.getByRole('button', { name: 'Let the companion answer' }).click();
  await expectToast(page, /^Success$/);
  await expect(fanPage.getByText('The AI companion answers')).toBeVisible();
  await expect(messages(fanPage).getByText(`The AI companion of ${name} answers from here on`)).toBeVisible();
});

test('of a gift 80 % is in the pending earnings of its creator, at once', async ({ origin, openAs }) => {
  const fan = await newFan(origin);
  await topUp(fan, 1000);
  const creator = await newCreator(origin);
  const before = (await callAs(creator, 'getEarningsSummary', {})).pending_usd_cents;
  const page = await openAs(creator, '/earnings-payouts');
  await expect(page.getByText(usd(before)).first()).toBeVisible();

  await callAs(fan, 'charger', { char_id: creator.charId, price: 1000 });
  const { pending_usd_cents: pending } = await callAs(creator, 'getEarningsSummary', {});
  expect(pending).toBe(before + 800);
  await expect(
    page
      .getByRole('definition')
      .filter({ hasText: usd(pending) })
      .first(),
  ).toBeVisible();
  const earnings = page.getByRole('region', { name: 'Earnings' }).getByRole('listitem');
  const newest = earnings.filter({ hasText: fan.nickname });
  await expect(newest).toContainText('$8.00');
  await expect(newest).toContainText('$10.00 paid');
});

test('creators and fans have different menus, and only creators a New Post button', async ({
  origin,
  openAs,
}) => {
  const creator = await openAs(await demoCreator(origin, handle), '/home');
  const ofCreator = creator.getByRole('navigation', { name: 'Main' });
  await expect(ofCreator.getByRole('link', { name: 'New Post' })).toBeVisible();
  await expect(ofCreator.getByRole('link', { name: 'Creator tools' })).toBeVisible();
  await expect(ofCreator.getByRole('link', { name: 'Earnings & Payouts' })).toBeVisible();
  await expect(ofCreator.getByRole('link', { name: 'Become a creator' })).toHaveCount(0);
  await expect(creator.getByText(`@${handle}`).first()).toBeVisible();

  const fan = await openAs(await newFan(origin), '/home');
  const ofFan = fan.getByRole('navigation', { name: 'Main' });
  await expect(ofFan.getByRole('link', { name: 'Become a creator' })).toBeVisible();
  for (const name of ['New Post', 'Creator tools', 'Earnings & Payouts']) {
    await expect(ofFan.getByRole('link', { name })).toHaveCount(0);
  }
});

function usd(cents: number): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(cents / 100);
}
