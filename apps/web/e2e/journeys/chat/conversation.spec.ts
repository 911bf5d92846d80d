import { expectNoAccessibilityViolations } from '../../support/accessibility-violations.ts';
import { callAs } from '../../support/call-as.ts';
import { payWith } from '../../support/checkout-page.ts';
import { answersOf, messages, openConversation, write } from '../../support/conversation.ts';
import { findCharacter } from '../../support/find-in-world.ts';
import { expect, test } from '../../support/kindred.ts';
import { demoCreator, newFan } from '../../support/people.ts';

const companion = 'dr_vega';

test('the companion greets, answers word by word, says that it is an AI, and all is there after a reload', async ({
  origin,
  openAs,
}) => {
  const { fan, char_id, name, page } = await openConversation(openAs, origin, companion);
  await expect(page.getByText('The AI companion answers')).toBeVisible();
  const said = answersOf(page, name);
  await expect(said).toContainText(['Quick, before the next exposure']);
  // Which AI it is stands beside its words, not among them.
  const notice = messages(page).getByRole('note');
  await expect(notice).toContainText('You are talking with an AI');
  await expect(notice).toContainText('the offline companion');
  const lengths = await watchAnswerGrow(page);
  let asked = 0;
  // A slow machine draws several words at a time, and may draw all of them at once: then the next answer is watched.
  await expect(async () => {
    asked += 1;
    await write(page, name, `What is the nearest star? (${asked})`);
    await expect(said).toHaveCount(1 + asked);
    const seen = await lengths.evaluate((all) => all.splice(0));
    expect.soft(seen).toEqual(seen.toSorted((one, other) => one - other));
    expect(seen.length).toBeGreaterThan(1);
  }).toPass();
  const answer = said.nth(asked);
  await expect(answer).not.toContainText('offline');

  const words = await lastWords(fan, char_id);
  await expect(answer).toContainText(words);
  await page.reload();
  await expect(said).toHaveCount(1 + asked);
  await expect(answer).toContainText(words);
  await expect(messages(page).getByText(`What is the nearest star? (${asked})`)).toHaveCount(1);
});

test('two tabs that write at once both show every message and every answer once', async ({
  origin,
  openAs,
}) => {
  const { fan, char_id, name, page: one } = await openConversation(openAs, origin, companion);
  const other = await one.context().newPage();
  await other.goto(`/messages/${char_id}`);
  await Promise.all([write(one, name, 'Written in one tab'), write(other, name, 'Written in the other')]);
  for (const tab of [one, other]) {
    await expect(messages(tab).getByText('Written in one tab', { exact: true })).toHaveCount(1);
    await expect(messages(tab).getByText('Written in the other', { exact: true })).toHaveCount(1);
  }
  let answers = 0;
  const isAnswered = async () => {
    const { list, live_reply } = await callAs(fan, 'listMessages', { char_id });
    const count = (writer: string) => list.filter(({ identity }) => identity === writer).length;
    answers = count('ai');
    return count('fan') === 2 && !live_reply && list.at(-1)?.identity === 'ai';
  };
  await expect(async () => {
    expect(await isAnswered()).toBe(true);
    for (const tab of [one, other])
      await expect(answersOf(tab, name)).toHaveCount(answers, { timeout: 5000 });
  }).toPass();
});

test('an answer goes on after a reload in the middle of it', async ({ origin, openAs }) => {
  const { fan, char_id, name, page } = await openConversation(openAs, origin, companion);
  await write(page, name, 'Tell me about your telescope, and about the night you will never forget');
  // It has begun; on a slow machine it may be whole by now.
  await expect(messages(page).getByText(`AI companion of ${name}`, { exact: true })).toHaveCount(2);
  await page.reload();
  await expect(answersOf(page, name)).toHaveCount(2);
  await expect(answersOf(page, name).last()).toContainText(await lastWords(fan, char_id));
  await expect(messages(page).getByRole('article')).toHaveCount(3);
});

test('an answer that is stopped stays as far as it came, and says that it was stopped', async ({
  origin,
  openAs,
}) => {
  const { fan, char_id, name, page } = await openConversation(openAs, origin, companion);
  const asked = 'Hello, what did you see last night?';
  const labels = messages(page).getByText(`AI companion of ${name}`, { exact: true });
  const answer = answersOf(page, name).last();
  // The greeting.
  await expect(labels).toHaveCount(1);
  // An answer may be whole before the click: then the next one is stopped.
  await expect(async () => {
    const before = await labels.count();
    await write(page, name, asked);
    await expect(labels).toHaveCount(before + 1);
    await page.getByRole('button', { name: 'Stop' }).click({ timeout: 3000 });
    await expect(answer.getByText('Stopped', { exact: true })).toBeVisible({ timeout: 3000 });
  }).toPass();
  await expect(page.getByRole('button', { name: 'Stop' })).toHaveCount(0);
  await expect.poll(() => lastWords(fan, char_id)).not.toBe(asked);
  await expect(answer).toContainText(await lastWords(fan, char_id));
  await page.reload();
  await expect(answer.getByText('Stopped', { exact: true })).toBeVisible();
});

test('what is written to a fan who is elsewhere shows in the badge and the list until they read it', async ({
  origin,
  openAs,
}) => {
  const fan = await newFan(origin);
  const creator = await demoCreator(origin, companion);
  const { char_id, name } = await findCharacter(fan, companion);
  await callAs(fan, 'charger', { char_id, content: 'Hello there', client_id: crypto.randomUUID() });
  const page = await openAs(fan, '/wallet');
  const menu = page.getByRole('navigation', { name: 'Main' });
  const entry = menu.getByRole('link', { name: 'Messages' });
  // The companion's answer to the greeting is unread already.
  await expect(entry).toContainText('1 unread message');
  await callAs(creator, 'charger', {
    char_id,
    user_id: fan.userId,
    content: 'A word from me in person',
    client_id: crypto.randomUUID(),
  });
  await expect(entry).toContainText('2 unread messages');

  await entry.click();
  const first = page.getByRole('navigation', { name: 'Conversations' }).getByRole('listitem').first();
  await expect(first).toContainText(name);
  await expect(first).toContainText('A word from me in person');
  await expect(first).toContainText('2 unread messages');
  await first.getByRole('link').click();
  await expect(messages(page).getByText('A word from me in person')).toBeVisible();
  await expect(entry).not.toContainText('unread');
  await page.reload();
  await expect(messages(page).getByText('A word from me in person')).toBeVisible();
  await expect(entry).not.toContainText('unread');
});

test('the way to write to a pro creator stands before the box, and what was sent goes out once one has joined', async ({
  origin,
  openAs,
}) => {
  const { char_id, name, page } = await openConversation(openAs, origin, 'tales_by_isolde');
  const paywall = page.getByRole('region', { name: `Messages to ${name} are for subscribers` });
  await expect(paywall).toContainText('3 days free');
  await expect(paywall).toContainText('$3.99 a month until you cancel');
  await write(page, name, 'The one with the wolf, please');
  await expect(messages(page).getByText('Saved. It is sent as soon as you subscribe.')).toBeVisible();

  await paywall.getByRole('button', { name: 'Subscribe' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Start free trial' }).click();
  await payWith(page, 'Pays');
  await expect(page).toHaveURL(new RegExp(`/messages/${char_id}`));
  await expect(paywall).toHaveCount(0);
  await expect(answersOf(page, name)).toHaveCount(2);
  await expect(messages(page).getByText('The one with the wolf, please')).toHaveCount(1);
  await expect(messages(page).getByText(/^Saved\./)).toHaveCount(0);
});

test('distress is met with help before anything else, and nothing is sold beside it', async ({
  origin,
  openAs,
}) => {
  const { fan, char_id, name, page } = await openConversation(openAs, origin, 'tales_by_isolde');
  await expect(page.getByRole('button', { name: 'Subscribe' })).toBeVisible();
  await write(page, name, 'I do not want to live any more, I want to kill myself');
  await expect(messages(page).getByRole('heading', { name: 'You are not alone' })).toBeVisible();
  await expect(messages(page).getByText(/Saved\.|Not sent/)).toHaveCount(0);
  await expect(page.getByRole('button', { name: /Subscribe|gift/i })).toHaveCount(0);
  await page.reload();
  await expect(messages(page).getByRole('heading', { name: 'You are not alone' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Subscribe|gift/i })).toHaveCount(0);

  // Elsewhere neither, for an hour: no gift for anybody, no suggestions of whom to join.
  const other = await findCharacter(fan, 'amara_stretches');
  await page.goto(`/character/${other.char_id}`);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /gift|diamonds/i })).toHaveCount(0);
  await expect(page.getByRole('complementary', { name: 'Suggested creators' })).toHaveCount(0);
  await page.goto(`/messages/${char_id}`);
  const protocol = page.waitForEvent('popup');
  await messages(page).getByRole('link', { name: 'How we handle this' }).click();
  await expect((await protocol).getByRole('heading', { name: 'Crisis protocol' })).toBeVisible();
  await expectNoAccessibilityViolations(await protocol);
});

type Person = Parameters<typeof callAs>[0];
type Page = Parameters<typeof messages>[0];

/** How long the answer that is being written was each time it changed. */
function watchAnswerGrow(page: Page) {
  return page.evaluateHandle(() => {
    const lengths: number[] = [];
    new MutationObserver(() => {
      const answer = document.querySelector('[aria-busy=true]');
      // Before its first word there are only dots, and nobody's name below them.
      const isBegun = answer?.textContent?.includes('AI companion of');
      const length = isBegun ? answer?.querySelector('p')?.textContent?.length : undefined;
      if (length && length !== lengths.at(-1)) lengths.push(length);
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
    return lengths;
  });
}

/** The newest message of a conversation, as the server has it. */
async function lastWords(fan: Person, charId: string): Promise<string> {
  const { list } = await callAs(fan, 'listMessages', { char_id: charId });
  return list.at(-1)?.content ?? '';
}

test('a message found by search opens the conversation at that message, however far back', async ({
  origin,
  openAs,
}) => {
  const fan = await newFan(origin);
  const creator = await demoCreator(origin, companion);
  const { char_id } = await findCharacter(fan, companion);
  await callAs(fan, 'charger', { char_id, content: 'The lighthouse keeper was called Ansgar' });
  for (let n = 1; n <= 40; n++) {
    await callAs(creator, 'charger', { char_id, user_id: fan.userId, content: `Line ${n}` });
  }
  const page = await openAs(fan, '/discover?q=ansgar&in=conversations');
  await page.getByRole('link', { name: /Ansgar/ }).click();
  const found = messages(page).getByRole('article').filter({ hasText: 'Ansgar' });
  await expect(found).toBeInViewport();
  await expect(found).toBeFocused();
});
