import { randomUUID } from 'node:crypto';
import type { LiveEvent } from '@kindred/contract/all/events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendForm } from '../../../test/app/send-form.ts';
import { useTestApp } from '../../../test/app/start-test-app.ts';
import { keyOf, uploadPicture } from '../../../test/app/upload.ts';
import { createCreator, createUser, type TestCreator, type TestUser } from '../../../test/data/factories.ts';
import { makeVoice } from '../../../test/data/make-voice.ts';
import { expectInvariants } from '../../../test/sql/expect-invariants.ts';
import { query } from '../../../test/sql/query.ts';
import { sweepMedia } from '../../media/sweep-media.ts';
import { sendAutoMessage } from './send-auto-message.ts';

const kindred = useTestApp();
beforeAll(async () => {
  await kindred.startJobs();
});
afterAll(async () => {
  await expectInvariants(kindred);
});

const kind = 'new-likes';
type Rule = { content?: string; media_ids?: string; price?: number; delay_seconds?: number };
const write = ({ token }: TestCreator, rule: Rule) =>
  kindred.call('updateAutoMessage', { kind, is_on: 1, content: 'For you, {name}', ...rule }, { token });

async function pair(options: { diamonds?: number } = {}) {
  const creator = await createCreator(kindred.context);
  return {
    creator,
    fan: await createUser(kindred.context, { nickname: 'Robin', diamonds: 1000, ...options }),
  };
}

let events = 0;
/** Runs the job of an event that the rule is about. */
async function happen(creator: TestCreator, fan: TestUser): Promise<void> {
  const due = { char_id: creator.charId, user_id: fan.userId, kind, event: `event ${events++}` };
  await sendAutoMessage(kindred.context, due);
}

const received = async (creator: TestCreator, fan: TestUser) =>
  (await kindred.call('listMessages', { char_id: creator.charId }, { token: fan.token })).data.list;
const log = async ({ token }: TestCreator) =>
  (await kindred.call('listAutoMessageLog', {}, { token })).data.list;
const photo = async (person: TestUser) => (await uploadPicture(kindred, person)).media_id;

test('a photo for a price goes out locked, is bought like any other, and the log says what went out', async () => {
  const { creator, fan } = await pair();
  const own = { token: fan.token };
  const picture = await uploadPicture(kindred, creator);
  const saved = await write(creator, { media_ids: picture.media_id, price: 300 });
  const rule = saved.data.list.find((rule) => rule.kind === kind);
  expect(rule).toMatchObject({
    media_num: 1,
    price: 300,
    media: [{ media_id: picture.media_id, type: 'image' }],
  });
  expect((await kindred.app.inject({ url: rule?.media[0]?.url ?? '' })).statusCode).toBe(200);

  const events: LiveEvent[] = [];
  kindred.context.live.subscribe(fan.userId, (event) => events.push(event));
  await happen(creator, fan);
  const [message] = await received(creator, fan);
  expect(message).toMatchObject({
    identity: 'automated',
    type: 'image',
    content: 'For you, Robin',
    price: 300,
    is_sold: false,
    media: [{ type: 'image', width: null }],
  });
  expect(events).toMatchObject([{ type: 'message.stored', message }]);
  const msg_id = message?.msg_id ?? '';
  const locked = await kindred.call('listMessageMedia', { msg_ids: msg_id }, own);
  expect(locked.data.list).toMatchObject([{ access: 'locked', media: [{ url: '' }] }]);
  expect(JSON.stringify([events, locked.data, message])).not.toContain(keyOf(picture));

  expect((await log(creator))[0]).toMatchObject({
    state: 'sent',
    message: { content: 'For you, Robin', media_num: 1, price: 300, is_sold: false },
  });
  const order = { msg_id, expected_price: 300 };
  const purchase = await kindred.call('unlockMessage', order, { ...own, key: randomUUID() });
  expect(purchase.data.diamond).toBe(700);
  expect((await log(creator))[0]?.message?.is_sold).toBe(true);
});

test('a voice message goes alone, only its creator’s own files go at all, and a price is for files', async () => {
  const { creator, fan } = await pair();
  const voice = { client_id: randomUUID(), peaks: '0,40,100', file: await makeVoice() };
  const { data } = await sendForm(kindred, 'uploadVoice', voice, creator.token);
  const mediaId = (data as { media_id: string }).media_id;
  const picture = await photo(creator);
  expect((await write(creator, { media_ids: `${mediaId},${picture}` })).code).toBe(4000);
  expect((await write(creator, { media_ids: `${picture},${picture}` })).code).toBe(4000);
  expect((await write(creator, { price: 300 })).code).toBe(4000);
  const foreign = await write(creator, { media_ids: await photo(fan) });
  expect(foreign.code).not.toBe(2000);
  // A refused change changes nothing.
  const { data: rules } = await kindred.call('listAutoMessages', {}, { token: creator.token });
  expect(rules.list.find((rule) => rule.kind === kind)).toMatchObject({
    content: '',
    media: [],
  });
  expect((await write(creator, { media_ids: mediaId })).code).toBe(2000);
  await happen(creator, fan);
  expect(await received(creator, fan)).toMatchObject([{ type: 'voice', media: [{ type: 'audio' }] }]);
});

test('a message one of whose files is gone is not sent at all, and says why, also when it is tried', async () => {
  const { creator, fan } = await pair();
  const [presentPhoto, rejectedPhoto] = [await photo(creator), await photo(creator)];
  await write(creator, { media_ids: `${presentPhoto},${rejectedPhoto}` });
  await query(kindred.context.db, `update media set state = 'rejected' where media_id = $1`, [rejectedPhoto]);
  await happen(creator, fan);
  expect(await received(creator, fan)).toEqual([]);
  expect(await log(creator)).toMatchObject([{ state: 'skipped', reason: 'media', message: null }]);
  const testRun = await kindred.call('testAutoMessage', { kind }, { token: creator.token });
  expect(testRun.code).not.toBe(2000);
  const { data } = await kindred.call('listAutoMessages', {}, { token: creator.token });
  expect(data.list.find((rule) => rule.kind === kind)).toMatchObject({
    media_num: 2,
    media: [{ media_id: presentPhoto }],
  });
  await write(creator, { media_ids: presentPhoto });
  await happen(creator, fan);
  expect(await received(creator, fan)).toMatchObject([{ media: [{ type: 'image' }] }]);
});

test('a delayed one goes out with the files and the price of the moment at which it goes', async () => {
  const { creator, fan } = await pair();
  const delay_seconds = 3600;
  await write(creator, { media_ids: await photo(creator), price: 100, delay_seconds });
  const due = { char_id: creator.charId, user_id: fan.userId, kind, event: `late ${fan.userId}` };
  await sendAutoMessage(kindred.context, due);
  await write(creator, { media_ids: await photo(creator), price: 250, delay_seconds });
  kindred.clock.advance(3601);
  await Promise.all(Array.from({ length: 4 }, () => sendAutoMessage(kindred.context, due)));
  expect(await received(creator, fan)).toMatchObject([{ price: 250, media: [{ type: 'image' }] }]);
});

test('in an hour of distress nothing is offered, and what was offered before cannot be bought', async () => {
  const { creator, fan } = await pair();
  await write(creator, { media_ids: await photo(creator), price: 300 });
  await happen(creator, fan);
  const [offered] = await received(creator, fan);
  const cry = { char_id: creator.charId, content: 'I want to kill myself' };
  await kindred.call('charger', cry, { token: fan.token });
  await happen(creator, fan);
  expect((await received(creator, fan)).filter(({ identity }) => identity === 'automated')).toHaveLength(1);
  const order = { msg_id: offered?.msg_id ?? '', expected_price: 300 };
  const refused = await kindred.call('unlockMessage', order, { token: fan.token, key: randomUUID() });
  expect(refused.code).not.toBe(2000);
  expect((await log(creator))[0]).toMatchObject({ reason: 'quiet', message: null });
});

test('files of a message that has not gone out yet are not swept away', async () => {
  const { creator } = await pair();
  const [used, unused] = [await photo(creator), await photo(creator)];
  await write(creator, { media_ids: used });
  kindred.clock.advance(60 * 86_400);
  await sweepMedia(kindred.context);
  const remainingMedia = await query<{ media_id: string }>(
    kindred.context.db,
    'select media_id from media where media_id = any($1)',
    [[used, unused]],
  );
  expect(remainingMedia).toEqual([{ media_id: used }]);
});
