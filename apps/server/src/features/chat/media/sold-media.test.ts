import type { LiveEvent } from '@kindred/contract/all/events';
import { refusals } from '@kindred/contract/wire/errors';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { useTestApp } from '../../../test/app/start-test-app.ts';
import { createBlock } from '../../../test/data/create-block.ts';
import { createSession, createUser, type TestUser } from '../../../test/data/factories.ts';
import { messageMediaStage } from '../../../test/data/message-media.ts';
import { expectInvariants } from '../../../test/sql/expect-invariants.ts';
import { query } from '../../../test/sql/query.ts';
import { sweepMedia } from '../../media/sweep-media.ts';
import { sweepVersions } from '../changes/sweep-versions.ts';

const kindred = useTestApp();
beforeAll(async () => {
  await kindred.startJobs();
});
afterAll(async () => {
  await expectInvariants(kindred);
});

const { pair, sell, mediaOf, unsend, openAs, allToldTo } = messageMediaStage(() => kindred);

const unlock = ({ token }: TestUser, msg_id: string, key: string, expected_price = 300) =>
  kindred.call('unlockMessage', { msg_id, expected_price }, { token, key });

function listen(user: TestUser): LiveEvent[] {
  const events: LiveEvent[] = [];
  kindred.context.live.subscribe(user.userId, (event) => events.push(event));
  return events;
}

test('without the purchase no address, no size and no byte of it leaves the server, whatever is asked', async () => {
  const people = await pair({ diamonds: 1000 });
  const { message, key } = await sell(people);
  expect(message).toMatchObject({ price: 300, is_sold: false, content: 'For you' });
  expect(message.media).toMatchObject([{ type: 'image', width: null, height: null }]);
  expect(message.media[0]?.placeholder).toMatch(/^data:image\/webp/);
  expect(await mediaOf(people.fan, message.msg_id)).toMatchObject({
    access: 'locked',
    media: [{ url: '', image: '', sources: [], width: null }],
  });
  expect(await allToldTo(people.fan, people, message.msg_id)).not.toContain(key);
  for (const variant of ['w1', 'w320', 'w640', 'w1600'])
    expect(await openAs(people.fan, key, variant)).toBe(404);
  const stranger = await createUser(kindred.context, { diamonds: 1000 });
  expect((await unlock(stranger, message.msg_id, 'theirs')).code).toBe(404);
  expect((await unlock(people.creator, message.msg_id, 'own')).code).toBe(404);
  expect(await openAs(people.creator, key)).toBe(200);
});

test('the purchase opens it, takes the price once, and tells both sides', async () => {
  const people = await pair({ diamonds: 1000 });
  const { message, key } = await sell(people);
  const events = listen(people.creator);
  const purchase = await unlock(people.fan, message.msg_id, 'buy');
  expect(purchase).toMatchObject({
    code: 2000,
    data: { diamond: 700, message: { is_sold: true, revision: 1 } },
  });
  expect(events).toMatchObject([
    { type: 'earnings.changed' },
    { type: 'message.changed', message: { msg_id: message.msg_id, is_sold: true } },
    { type: 'notification.arrived', notification: { topic: 'media_unlocked', diamonds: 300 } },
  ]);
  const attachment = await mediaOf(people.fan, message.msg_id);
  expect(attachment).toMatchObject({ access: 'full', media: [{ width: 40 }] });
  expect((await kindred.app.inject(attachment?.media[0]?.url ?? '')).statusCode).toBe(200);
  expect(await openAs(await createUser(kindred.context), key)).toBe(404);

  expect(await unlock(people.fan, message.msg_id, 'buy')).toMatchObject({
    code: 2000,
    data: { diamond: 700 },
  });
  expect((await unlock(people.fan, message.msg_id, 'buy', 301)).code).toBe(
    refusals.idempotencyKeyReused.code,
  );
  expect((await unlock(people.fan, message.msg_id, 'again')).code).toBe(refusals.alreadyOwned.code);
});

test('ten tabs buy it once, and five messages never cost more than there is', async () => {
  const people = await pair({ diamonds: 1000 });
  const { message } = await sell(people);
  const tabs = await Promise.all(
    Array.from({ length: 10 }, (_, tab) => unlock(people.fan, message.msg_id, `tab-${tab}`)),
  );
  expect(tabs.map(({ code }) => code).toSorted()).toEqual([
    2000,
    ...Array(9).fill(refusals.alreadyOwned.code),
  ]);
  const offers = [];
  for (let offer = 0; offer < 5; offer++) offers.push(await sell(people));
  const answers = await Promise.all(
    offers.map((offer) => unlock(people.fan, offer.message.msg_id, `buy-${offer.message.msg_id}`)),
  );
  expect(answers.map(({ code }) => code).toSorted()).toEqual([2000, 2000, 5005, 5005, 5005]);
});

test('another price, what costs nothing, and what was unsent are not sold', async () => {
  const people = await pair({ diamonds: 1000 });
  const { message } = await sell(people, 400);
  const stale = await unlock(people.fan, message.msg_id, 'stale');
  expect(stale).toMatchObject({ code: refusals.priceChanged.code, data: { price: 400 } });
  const { data: hello } = await kindred.call(
    'listMessages',
    { char_id: people.creator.charId },
    { token: people.fan.token },
  );
  const free = await unlock(people.fan, hello.list[0]?.msg_id ?? '', 'free');
  expect(free.code).toBe(refusals.notForSale.code);
  await unsend(people.creator, message.msg_id);
  expect((await unlock(people.fan, message.msg_id, 'late', 400)).code).toBe(refusals.messageDeleted.code);
  await createBlock(kindred.context, people.creator.userId, people.fan.userId);
  const walled = await unlock(people.fan, message.msg_id, 'walled', 400);
  expect(walled.code).toBe(404);
});

test('what was bought stays with the fan when the message is unsent, and is listed among their purchases', async () => {
  const people = await pair({ diamonds: 1000 });
  const { message, key, mediaId } = await sell(people);
  await unlock(people.fan, message.msg_id, 'buy');
  await unsend(people.creator, message.msg_id);
  kindred.clock.advance(100 * 86_400);
  await sweepVersions(kindred.context);
  await sweepMedia(kindred.context);
  for (const person of [people.fan, people.creator])
    person.token = await createSession(kindred.context, person.userId);
  expect(await query(kindred.context.db, 'select from media where media_id = $1', [mediaId])).toHaveLength(1);
  expect(await openAs(people.fan, key)).toBe(200);
  expect(await mediaOf(people.fan, message.msg_id)).toMatchObject({ access: 'full' });
  expect(await mediaOf(people.creator, message.msg_id)).toBeUndefined();
  const { list } = (await kindred.call('listBoughtMessages', {}, { token: people.fan.token })).data;
  expect(list).toMatchObject([{ msg_id: message.msg_id, price: 300, is_deleted: true, content: '' }]);
  expect((await kindred.app.inject(list[0]?.media[0]?.url ?? '')).statusCode).toBe(200);
  const { data } = await kindred.call(
    'listMessages',
    { char_id: people.creator.charId },
    { token: people.fan.token },
  );
  expect(data.list.at(-1)).toMatchObject({ is_deleted: true, is_sold: true, media: [{ type: 'image' }] });
});

test('what was refunded is locked again and leaves the list of purchases', async () => {
  const people = await pair({ diamonds: 1000 });
  const { message, key } = await sell(people);
  await unlock(people.fan, message.msg_id, 'buy');
  await query(
    kindred.context.db,
    'update message_purchases set refunded_by = entry_id where message_id = $1',
    [message.msg_id],
  );
  expect(await openAs(people.fan, key)).toBe(404);
  expect(await allToldTo(people.fan, people, message.msg_id)).not.toContain(key);
  expect(await mediaOf(people.fan, message.msg_id)).toMatchObject({ access: 'locked' });
});

test('a purchase that races an unsending either happens and stays, or is refused and costs nothing', async () => {
  for (let round = 0; round < 5; round++) {
    const people = await pair({ diamonds: 300 });
    const { message, key } = await sell(people);
    const [purchase] = await Promise.all([
      unlock(people.fan, message.msg_id, 'race'),
      unsend(people.creator, message.msg_id),
    ]);
    expect([2000, refusals.messageDeleted.code]).toContain(purchase.code);
    const isBought = purchase.code === 2000;
    expect(await openAs(people.fan, key)).toBe(isBought ? 200 : 404);
    const { data } = await kindred.call('getUserData', {}, { token: people.fan.token });
    expect(data.diamond).toBe(isBought ? 0 : 300);
  }
});
