import { randomUUID } from 'node:crypto';
import type { LiveEvent } from '@kindred/contract/all/events';
import { refusals } from '@kindred/contract/wire/errors';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { useTestApp } from '../../../test/app/start-test-app.ts';
import { keyOf, upload, uploadPicture } from '../../../test/app/upload.ts';
import { createBlock } from '../../../test/data/create-block.ts';
import { drawNoise } from '../../../test/data/create-post.ts';
import { createCreator, createUser, type TestUser } from '../../../test/data/factories.ts';
import { makeClip } from '../../../test/data/make-clip.ts';
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

const { pair, fromFan, fromCreator, mediaOf, unsend, openAs, allToldTo } = messageMediaStage(() => kindred);

function listen(user: TestUser): LiveEvent[] {
  const events: LiveEvent[] = [];
  kindred.context.live.subscribe(user.userId, (event) => events.push(event));
  return events;
}

test('a fan’s photo is seen by the two of the conversation, and by nobody else', async () => {
  const people = await pair();
  const picture = await uploadPicture(kindred, people.fan);
  const events = listen(people.creator);
  const answer = await fromFan(people, { media_ids: [picture.media_id] });
  const message = answer.lines[0]?.data.message;
  expect(message).toMatchObject({ type: 'image', content: '', price: null, is_sold: false });
  expect(message?.media).toMatchObject([{ type: 'image', width: 40, height: 30, peaks: null }]);
  expect(events).toMatchObject([{ type: 'message.stored', message }]);
  expect(JSON.stringify(events)).not.toContain(keyOf(picture));

  const msgId = message?.msg_id ?? '';
  for (const person of [people.fan, people.creator]) {
    const attachment = await mediaOf(person, msgId);
    expect(attachment).toMatchObject({ access: 'full', media: [{ type: 'image', width: 40 }] });
    expect((await kindred.app.inject(attachment?.media[0]?.url ?? '')).statusCode).toBe(200);
  }
  const { list } = (await kindred.call('listConversations', {}, { token: people.creator.token })).data;
  expect(list).toMatchObject([{ type: 'image', content: '', unread: 2 }]);

  const strangers = [
    await createUser(kindred.context),
    await createCreator(kindred.context),
    // A moderator, as long as there is no report about it.
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
  const foreignPicture = await uploadPicture(kindred, creator);
  expect((await fromFan(people, { media_ids: [foreignPicture.media_id] })).code).toBe(
    refusals.mediaGone.code,
  );
  expect((await fromFan(people, { media_ids: ['999999'] })).code).toBe(refusals.mediaGone.code);
  const own = await uploadPicture(kindred, fan);
  const invalid = refusals.invalidInput.code;
  expect((await fromFan(people, { media_ids: [own.media_id], media_price: 300 })).code).toBe(invalid);
  expect((await fromFan(people, { media_ids: [own.media_id, own.media_id] })).code).toBe(invalid);
  expect((await fromCreator(people, { media_ids: [foreignPicture.media_id], media_price: 5 })).code).toBe(
    invalid,
  );
  const priced = { char_id: creator.charId, user_id: fan.userId, content: 'words', media_price: 300 };
  expect((await kindred.call('charger', priced, { token: creator.token })).code).toBe(invalid);
  expect((await mediaOf(creator, '999999'))?.media).toBeUndefined();
});

test('behind a block neither sees what the other sent, nor what they sent before', async () => {
  const people = await pair();
  const fans = await uploadPicture(kindred, people.fan);
  const creators = await uploadPicture(kindred, people.creator);
  const messageIds = [
    (await fromFan(people, { media_ids: [fans.media_id] })).lines[0]?.data.msg_id ?? '',
    (await fromCreator(people, { media_ids: [creators.media_id] })).lines[0]?.data.msg_id ?? '',
  ];
  await createBlock(kindred.context, people.fan.userId, people.creator.userId);
  for (const person of [people.fan, people.creator]) {
    for (const msgId of messageIds) expect(await mediaOf(person, msgId)).toBeUndefined();
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
  const storedMedia = () =>
    query(kindred.context.db, 'select from media where media_id = $1', [picture.media_id]);
  kindred.clock.advance(89 * 86_400);
  await sweepMedia(kindred.context);
  await sweepVersions(kindred.context);
  expect(await storedMedia()).toHaveLength(1);
  kindred.clock.advance(2 * 86_400);
  await sweepVersions(kindred.context);
  await expect.poll(storedMedia).toHaveLength(0);
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
