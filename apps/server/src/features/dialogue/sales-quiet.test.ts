import { expect, test } from 'vitest';
import { useTestApp } from '../../test/app/start-test-app.ts';
import { createPost } from '../../test/data/create-post.ts';
import { createCreator, createUser, type TestCreator, type TestUser } from '../../test/data/factories.ts';
import { unlock } from '../../test/data/unlock.ts';
import { loadFanContext } from '../memory/prompt/fan-context.ts';

const cry = 'I want to kill myself';
const quietCode = 4290;
const kindred = useTestApp();

const say = (fan: TestUser, creator: TestCreator, content: string, timezone = 'UTC') =>
  kindred.call('charger', { char_id: creator.charId, content }, { token: fan.token, timezone });

const gift = (fan: TestUser, { charId }: TestCreator) =>
  kindred.call('charger', { char_id: charId, price: 200 }, { token: fan.token, key: crypto.randomUUID() });

const isQuiet = async ({ token }: TestUser) =>
  (await kindred.call('getUserData', {}, { token })).data.is_sales_quiet;

/** Tries every way of buying and returns the codes of the answers. */
async function buyEverything(fan: TestUser, free: TestCreator, pro: TestCreator): Promise<number[]> {
  const { postId } = await createPost(kindred.context, free, { price: 200, membersIncluded: false });
  const diamonds = { commodity_id: 'diamonds_500', redirect_url: '/home', expected_price: 500 };
  const month = { char_id: pro.charId, redirect_url: '/home', expected_price: 999 };
  return [
    (await gift(fan, free)).code,
    (await unlock(kindred, fan, postId)).code,
    (await kindred.call('createDiamondCheckout', diamonds, { token: fan.token })).code,
    (await kindred.call('createCharacterCheckout', month, { token: fan.token })).code,
  ];
}

async function people() {
  return {
    fan: await createUser(kindred.context, { diamonds: 5000 }),
    free: await createCreator(kindred.context, { chatMode: 1 }),
    pro: await createCreator(kindred.context, { groupId: 'group_2' }),
  };
}

test('for a day after words of distress nothing is sold to this person, by anybody; then everything is as before', async () => {
  const { fan, free, pro } = await people();
  await say(fan, free, cry);
  expect(await isQuiet(fan)).toBe(1);
  expect(await buyEverything(fan, free, pro)).toEqual(Array(4).fill(quietCode));
  expect((await kindred.call('getUserData', {}, { token: fan.token })).data.diamond).toBe(5000);
  // Other people buy as before.
  expect((await gift(await createUser(kindred.context, { diamonds: 500 }), free)).code).toBe(2000);
  kindred.clock.advance(86_000);
  expect(await isQuiet(fan)).toBe(1);
  kindred.clock.advance(401);
  expect(await isQuiet(fan)).toBe(0);
  expect(await buyEverything(fan, free, pro)).toEqual(Array(4).fill(2000));
});

test('it begins also where the words are refused, and with a comment, a note beside a gift or a request for help', async () => {
  const ways: ((fan: TestUser, creator: TestCreator) => Promise<unknown>)[] = [
    (fan, creator) => say(fan, creator, `${cry}, her address is: Elm Street 4`),
    async (fan, creator) => {
      const { postId } = await createPost(kindred.context, creator);
      return kindred.call('sendComment', { content_id: postId, content: cry, tp: 1 }, { token: fan.token });
    },
    (fan, creator) =>
      kindred.call(
        'charger',
        { char_id: creator.charId, price: 200, content: cry },
        { token: fan.token, key: crypto.randomUUID() },
      ),
    (fan) =>
      kindred.call(
        'createTicket',
        { topic: 'bug', content: cry, client_id: crypto.randomUUID() },
        { token: fan.token },
      ),
  ];
  for (const speak of ways) {
    const { fan, free } = await people();
    await speak(fan, free);
    expect(await isQuiet(fan)).toBe(1);
  }
});

test('the companion is told of no prices, and to be gentle', async () => {
  const { fan, free } = await people();
  await createPost(kindred.context, free, { price: 200, membersIncluded: false });
  const fanContext = async () =>
    loadFanContext(kindred.context.db, {
      userId: fan.userId,
      charId: free.charId,
      message: 'Hi',
      now: kindred.clock.now(),
    });
  expect((await fanContext()).text).toContain('200 diamonds');
  await say(fan, free, cry);
  const { text, prices } = await fanContext();
  expect(prices).toEqual([]);
  expect(text).toContain('offer nothing for sale');
});

test.each([
  ['America/New_York', '988'],
  ['Europe/Berlin', 'TelefonSeelsorge'],
  ['Asia/Tokyo', '0120 279 338'],
  ['Asia/Kolkata', '14416'],
  ['Atlantic/Reykjavik', 'findahelpline.com'],
])('help in %s names %s', async (timezone, line) => {
  const { fan, free } = await people();
  const { lines } = await say(fan, free, cry, timezone);
  expect(lines.map(({ data }) => data.message?.content)).toContain(cry);
  const { list } = (await kindred.call('listMessages', { char_id: free.charId }, { token: fan.token })).data;
  const card = list.find(({ type }) => type === 'help')?.content;
  expect(card).toContain(line);
  expect(card).toContain('findahelpline.com');
});

test('the protocol is a page for everybody, and its counts name months and no persons', async () => {
  const { fan, free } = await people();
  const address = await kindred.listen();
  const read = async (path: string, headers: Record<string, string> = {}) => {
    const response = await fetch(`${address}${path}`, { headers });
    expect(response.status).toBe(200);
    return response.text();
  };
  const referrals = async () => {
    const [header, ...records] = (await read('/crisis-protocol/referrals.csv')).trim().split('\r\n');
    expect(header).toBe('month,source,country,language,referrals');
    return records.filter((record) => record.includes(',message,NZ,en,'));
  };
  for (const content of [cry, `${cry} tonight`]) await say(fan, free, content, 'Pacific/Auckland');
  const month = kindred.clock.now().toISOString().slice(0, 7);
  // A second message of distress in the same care mode counts no second referral.
  expect(await referrals()).toEqual([`${month},message,NZ,en,1`]);
  kindred.clock.advance(90_000);
  await say(fan, free, cry, 'Pacific/Auckland');
  expect(
    (await referrals())
      .map((record) => record.split(',').at(-1))
      .map(Number)
      .reduce((a, b) => a + b),
  ).toBe(2);
  expect(await read('/crisis-protocol', { 'accept-language': 'en' })).toContain('call or text 1737');
  expect(await read('/crisis-protocol', { 'accept-language': 'zh-CN' })).toContain('危机应对规程');
});
