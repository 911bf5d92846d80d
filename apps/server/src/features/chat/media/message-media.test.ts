import { randomUUID } from 'node:crypto';
import { refusals } from '@kindred/contract/wire/errors';
import type { LiveEvent } from '@kindred/contract/wire/events';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendForm } from '../../../test/app/send-form.ts';
import { startTestApp, type TestApp } from '../../../test/app/start-test-app.ts';
import { keyOf, upload, uploadPicture } from '../../../test/app/upload.ts';
import { createBlock } from '../../../test/data/create-block.ts';
import { drawNoise } from '../../../test/data/create-post.ts';
import {
  createCreator,
  createSession,
  createUser,
  type TestCreator,
  type TestUser,
} from '../../../test/data/factories.ts';
import { makeClip } from '../../../test/data/make-clip.ts';
import { makeVoice } from '../../../test/data/make-voice.ts';
import { expectInvariants } from '../../../test/sql/expect-invariants.ts';
import { query } from '../../../test/sql/query.ts';
import { mediaLinkToken } from '../../media/media-link.ts';
import { sweepMedia } from '../../media/sweep-media.ts';
import { sweepVersions } from '../changes/sweep-versions.ts';

let kindred: TestApp;
beforeAll(async () => {
  kindred = await startTestApp();
  await kindred.startJobs();
});
afterAll(async () => {
  await expectInvariants(kindred);
  await kindred.close();
});

type Pair = { creator: TestCreator; fan: TestUser };

/** A creator who answers by hand, and a fan who has said hello. */
async function pair(given: { diamonds?: number } = {}): Promise<Pair> {
  const creator = await createCreator(kindred.context, { chatMode: 1 });
  const fan = await createUser(kindred.context, given);
  await kindred.call('charger', { char_id: creator.charId, content: 'Hello' }, { token: fan.token });
  return { creator, fan };
}

type Fields = { media_ids: string[]; media_price?: number; content?: string; client_id?: string };
const fromFan = ({ creator, fan }: Pair, fields: Fields) =>
  kindred.call('charger', { char_id: creator.charId, ...fields }, { token: fan.token });
const fromCreator = ({ creator, fan }: Pair, fields: Fields) =>
  kindred.call(
    'charger',
    { char_id: creator.charId, user_id: fan.userId, ...fields },
    { token: creator.token },
  );

/** A photo that the creator sends for a price; gives its message and its key in the storage. */
async function sell(people: Pair, price = 300) {
  const picture = await uploadPicture(kindred, people.creator);
  const sent = await fromCreator(people, {
    media_ids: [picture.media_id],
    media_price: price,
    content: 'For you',
  });
  const message = sent.lines[0]?.data.message;
  if (!message) throw new Error(`not sent: ${sent.code}`);
  return { message, key: keyOf(picture), mediaId: picture.media_id };
}

const mediaOf = async ({ token }: TestUser, msgId: string) =>
  (await kindred.call('listMessageMedia', { msg_ids: msgId }, { token })).data.list[0];
const unlock = ({ token }: TestUser, msg_id: string, key: string, expected_price = 300) =>
  kindred.call('unlockMessage', { msg_id, expected_price }, { token, key });
const unsend = ({ token }: TestUser, msg_id: string) => kindred.call('deleteMessage', { msg_id }, { token });

async function linkOf({ token }: TestUser): Promise<string> {
  const viewer = await kindred.context.authenticate(token);
  return viewer ? mediaLinkToken(kindred.context, viewer) : '';
}

/** What the server answers to somebody who has got hold of the address and uses their own link. */
const openAs = async (person: TestUser, key: string, variant = 'w640') =>
  (await kindred.app.inject({ url: `/media/${key}/${variant}?v=${await linkOf(person)}` })).statusCode;

/** All that the server tells this person of the conversation, as text. */
async function allToldTo(person: TestUser, { creator, fan }: Pair, msgId: string): Promise<string> {
  const own = { token: person.token };
  const key = { char_id: creator.charId, ...(person.userId === fan.userId ? {} : { user_id: fan.userId }) };
  const answers = await Promise.all([
    kindred.call('listMessages', key, own),
    kindred.call('getConversation', key, own),
    kindred.call('listConversations', {}, own),
    kindred.call('listChanges', { since: '0' }, own),
    kindred.call('listMessageMedia', { msg_ids: msgId }, own),
    kindred.call('listBoughtMessages', {}, own),
    kindred.call('listOwnMedia', { media_ids: msgId }, own),
  ]);
  return JSON.stringify(answers.map(({ data }) => data));
}

function listen(user: TestUser): LiveEvent[] {
  const events: LiveEvent[] = [];
  kindred.context.live.subscribe(user.userId, (event) => events.push(event));
  return events;
}

const sendVoice = async (person: TestUser, file: Uint8Array, peaks = '0,40,100', clientId = randomUUID()) =>
  sendForm(kindred, 'uploadVoice', { client_id: clientId, peaks, file }, person.token);

describe('photos and videos', () => {
  test('a fan’s photo is seen by the two of the conversation, and by nobody else', async () => {
    const people = await pair();
    const picture = await uploadPicture(kindred, people.fan);
    const events = listen(people.creator);
    const sent = await fromFan(people, { media_ids: [picture.media_id] });
    const message = sent.lines[0]?.data.message;
    expect(message).toMatchObject({ type: 'image', content: '', price: null, is_sold: false });
    expect(message?.media).toMatchObject([{ type: 'image', width: 40, height: 30, peaks: null }]);
    expect(events).toMatchObject([{ type: 'message.stored', message }]);
    expect(JSON.stringify(events)).not.toContain(keyOf(picture));

    const msgId = message?.msg_id ?? '';
    for (const person of [people.fan, people.creator]) {
      const seen = await mediaOf(person, msgId);
      expect(seen).toMatchObject({ access: 'full', media: [{ type: 'image', width: 40 }] });
      expect((await kindred.app.inject(seen?.media[0]?.url ?? '')).statusCode).toBe(200);
    }
    const { list } = (await kindred.call('listConversations', {}, { token: people.creator.token })).data;
    expect(list).toMatchObject([{ type: 'image', content: '', unread: 2 }]);

    const strangers = [
      await createUser(kindred.context),
      await createCreator(kindred.context),
      // A moderator, as long as nobody has reported it.
      await createUser(kindred.context, { role: 'moderator' }),
    ];
    for (const stranger of strangers) {
      expect(await mediaOf(stranger, msgId)).toBeUndefined();
      expect(await openAs(stranger, keyOf(picture))).toBe(404);
    }
    expect((await kindred.app.inject(`/media/${keyOf(picture)}/w640`)).statusCode).toBe(404);
  });

  test('words and several files are one message, sent once however often it is sent', async () => {
    const people = await pair();
    const photo = await uploadPicture(kindred, people.creator);
    const { data: clip } = await upload(kindred, people.creator, {
      file: makeClip(),
      poster: await drawNoise(),
    });
    const fields = { media_ids: [photo.media_id, clip.media_id], content: 'Look', client_id: randomUUID() };
    const answers = await Promise.all([1, 2, 3].map(() => fromCreator(people, fields)));
    const messages = answers.map(({ lines }) => lines[0]?.data.message);
    expect(messages[0]).toMatchObject({ type: 'video', content: 'Look' });
    expect(messages[0]?.media.map(({ type }) => type)).toEqual(['image', 'video']);
    expect(messages[1]).toEqual(messages[0]);
    expect(messages[2]).toEqual(messages[0]);
    expect(await openAs(people.fan, keyOf(clip), 'mp4')).toBe(200);
  });

  test('only what is the sender’s own goes into a message, and only creators ask money for it', async () => {
    const people = await pair();
    const { creator, fan } = people;
    const theirs = await uploadPicture(kindred, creator);
    expect((await fromFan(people, { media_ids: [theirs.media_id] })).code).toBe(refusals.mediaGone.code);
    expect((await fromFan(people, { media_ids: ['999999'] })).code).toBe(refusals.mediaGone.code);
    const own = await uploadPicture(kindred, fan);
    const invalid = refusals.invalidInput.code;
    expect((await fromFan(people, { media_ids: [own.media_id], media_price: 300 })).code).toBe(invalid);
    expect((await fromFan(people, { media_ids: [own.media_id, own.media_id] })).code).toBe(invalid);
    expect((await fromCreator(people, { media_ids: [theirs.media_id], media_price: 5 })).code).toBe(invalid);
    const priced = { char_id: creator.charId, user_id: fan.userId, content: 'words', media_price: 300 };
    expect((await kindred.call('charger', priced, { token: creator.token })).code).toBe(invalid);
    expect((await mediaOf(creator, '999999'))?.media).toBeUndefined();
  });

  test('behind a block neither sees what the other sent, nor what they sent before', async () => {
    const people = await pair();
    const fans = await uploadPicture(kindred, people.fan);
    const creators = await uploadPicture(kindred, people.creator);
    const sent = [
      (await fromFan(people, { media_ids: [fans.media_id] })).lines[0]?.data.msg_id ?? '',
      (await fromCreator(people, { media_ids: [creators.media_id] })).lines[0]?.data.msg_id ?? '',
    ];
    await createBlock(kindred.context, people.fan.userId, people.creator.userId);
    for (const person of [people.fan, people.creator]) {
      for (const msgId of sent) expect(await mediaOf(person, msgId)).toBeUndefined();
    }
    expect(await openAs(people.creator, keyOf(fans))).toBe(404);
    expect(await openAs(people.fan, keyOf(creators))).toBe(404);
  });

  test('what is unsent is gone for the other one at once, and with its file after ninety days', async () => {
    const people = await pair();
    const picture = await uploadPicture(kindred, people.fan);
    const msgId = (await fromFan(people, { media_ids: [picture.media_id] })).lines[0]?.data.msg_id ?? '';
    expect((await unsend(people.fan, msgId)).code).toBe(2000);
    expect(await mediaOf(people.creator, msgId)).toBeUndefined();
    expect(await openAs(people.creator, keyOf(picture))).toBe(404);
    expect(await allToldTo(people.creator, people, msgId)).not.toContain(keyOf(picture));
    const left = () => query(kindred.context.db, 'select from media where media_id = $1', [picture.media_id]);
    kindred.clock.advance(89 * 86_400);
    await sweepMedia(kindred.context);
    await sweepVersions(kindred.context);
    expect(await left()).toHaveLength(1);
    kindred.clock.advance(2 * 86_400);
    await sweepVersions(kindred.context);
    await expect.poll(left).toHaveLength(0);
  });

  test('a report brings the file before moderators, also when it was unsent, and before no one else', async () => {
    const people = await pair();
    const picture = await uploadPicture(kindred, people.fan);
    const msgId = (await fromFan(people, { media_ids: [picture.media_id] })).lines[0]?.data.msg_id ?? '';
    await unsend(people.fan, msgId);
    const reported = await kindred.call(
      'createReport',
      { reported_type: 5, reported_id: msgId, reason: 'other', detail: '' },
      { token: people.creator.token },
    );
    expect(reported.code).toBe(2000);
    const rows = await query<{ evidence: { msg_id: string; media: unknown }[] }>(
      kindred.context.db,
      'select evidence from reports where reported_id = $1',
      [msgId],
    );
    const evidence = rows[0]?.evidence.find(({ msg_id }) => msg_id === msgId);
    expect(evidence?.media).toMatchObject([{ type: 'image', key: keyOf(picture) }]);
    const moderator = await createUser(kindred.context, { role: 'moderator' });
    expect(await openAs(moderator, keyOf(picture))).toBe(200);
    expect(await openAs(people.creator, keyOf(picture))).toBe(404);
    expect(await openAs(await createUser(kindred.context), keyOf(picture))).toBe(404);
  });
});

describe('voice notes', () => {
  test('are played by the two of the conversation, with their length and their waveform', async () => {
    const people = await pair();
    const kept = await sendVoice(people.fan, await makeVoice({ title: 'RECORDERCANARY' }));
    expect(kept).toMatchObject({ code: 2000, data: { duration: expect.closeTo(2, 1) } });
    const sent = await fromFan(people, { media_ids: [String(kept.data.media_id)] });
    expect(sent.lines[0]?.data.message).toMatchObject({
      type: 'voice',
      media: [{ type: 'audio', duration: expect.closeTo(2, 1), peaks: [0, 40, 100], width: null }],
    });
    const heard = await mediaOf(people.creator, sent.lines[0]?.data.msg_id ?? '');
    const file = await kindred.app.inject(heard?.media[0]?.url ?? '');
    expect(file.headers['content-type']).toBe('audio/mp4');
    expect(file.rawPayload.toString('latin1', 4, 8)).toBe('ftyp');
    expect(file.rawPayload.includes('RECORDERCANARY')).toBe(false);
  });

  test('recorded twice under one name are one, and stand alone in their message', async () => {
    const people = await pair();
    const clientId = randomUUID();
    const voice = await makeVoice();
    const twice = [
      await sendVoice(people.fan, voice, '1', clientId),
      await sendVoice(people.fan, voice, '1', clientId),
    ];
    expect(twice[1]?.data).toEqual(twice[0]?.data);
    const picture = await uploadPicture(kindred, people.fan);
    const mixed = [String(twice[0]?.data.media_id), picture.media_id];
    expect((await fromFan(people, { media_ids: mixed })).code).toBe(refusals.mediaGone.code);
  });

  test.each([
    ['a web page', async () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['an empty file', async () => Buffer.alloc(0)],
    ['a video', async () => makeClip()],
    ['half of a recording', async () => (await makeVoice()).subarray(0, 60)],
    ['six minutes', () => makeVoice({ seconds: 360 })],
    ['sound that no browser records', async () => Buffer.from('RIFF\x24\0\0\0WAVEfmt \x10\0\0\0', 'latin1')],
  ])('%s is refused as a voice note, and nothing of it is kept', async (_what, make) => {
    const fan = await createUser(kindred.context);
    expect((await sendVoice(fan, await make())).code).toBe(refusals.voiceRefused.code);
    const rows = await query(kindred.context.db, 'select from media where owner_user_id = $1', [fan.userId]);
    expect(rows).toEqual([]);
  });

  test.each(['', '101', '1,,2', '-1', Array(65).fill('1').join(','), 'NaN'])(
    'a waveform of «%s» is refused',
    async (peaks) => {
      const fan = await createUser(kindred.context);
      expect((await sendVoice(fan, await makeVoice(), peaks)).status).toBe(400);
    },
  );
});

describe('media that is sold', () => {
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
    const bought = await unlock(people.fan, message.msg_id, 'buy');
    expect(bought).toMatchObject({
      code: 2000,
      data: { diamond: 700, message: { is_sold: true, revision: 1 } },
    });
    expect(events).toMatchObject([
      { type: 'earnings.changed' },
      { type: 'message.changed', message: { msg_id: message.msg_id, is_sold: true } },
      { type: 'notification.arrived', notification: { topic: 'media_unlocked', diamonds: 300 } },
    ]);
    const seen = await mediaOf(people.fan, message.msg_id);
    expect(seen).toMatchObject({ access: 'full', media: [{ width: 40 }] });
    expect((await kindred.app.inject(seen?.media[0]?.url ?? '')).statusCode).toBe(200);
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
    expect(await query(kindred.context.db, 'select from media where media_id = $1', [mediaId])).toHaveLength(
      1,
    );
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
      const [bought] = await Promise.all([
        unlock(people.fan, message.msg_id, 'race'),
        unsend(people.creator, message.msg_id),
      ]);
      expect([2000, refusals.messageDeleted.code]).toContain(bought.code);
      const isBought = bought.code === 2000;
      expect(await openAs(people.fan, key)).toBe(isBought ? 200 : 404);
      const { data } = await kindred.call('getUserData', {}, { token: people.fan.token });
      expect(data.diamond).toBe(isBought ? 0 : 300);
    }
  });
});
