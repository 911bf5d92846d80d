import { randomUUID } from 'node:crypto';
import { refusals } from '@kindred/contract/wire/errors';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendForm } from '../../../test/app/send-form.ts';
import { useTestApp } from '../../../test/app/start-test-app.ts';
import { uploadPicture } from '../../../test/app/upload.ts';
import { createUser, type TestUser } from '../../../test/data/factories.ts';
import { makeClip } from '../../../test/data/make-clip.ts';
import { makeVoice } from '../../../test/data/make-voice.ts';
import { messageMediaStage } from '../../../test/data/message-media.ts';
import { expectInvariants } from '../../../test/sql/expect-invariants.ts';
import { query } from '../../../test/sql/query.ts';

const kindred = useTestApp();
beforeAll(async () => {
  await kindred.startJobs();
});
afterAll(async () => {
  await expectInvariants(kindred);
});

const { pair, fromFan, mediaOf } = messageMediaStage(() => kindred);

const sendVoice = async (person: TestUser, file: Uint8Array, peaks = '0,40,100', clientId = randomUUID()) =>
  sendForm(kindred, 'uploadVoice', { client_id: clientId, peaks, file }, person.token);

test('a voice note is played by the two of the conversation, with its length and its waveform', async () => {
  const people = await pair();
  const upload = await sendVoice(people.fan, await makeVoice({ title: 'RECORDERCANARY' }));
  expect(upload).toMatchObject({ code: 2000, data: { duration: expect.closeTo(2, 1) } });
  const answer = await fromFan(people, { media_ids: [String(upload.data.media_id)] });
  expect(answer.lines[0]?.data.message).toMatchObject({
    type: 'voice',
    media: [{ type: 'audio', duration: expect.closeTo(2, 1), peaks: [0, 40, 100], width: null }],
  });
  const note = await mediaOf(people.creator, answer.lines[0]?.data.msg_id ?? '');
  const file = await kindred.app.inject(note?.media[0]?.url ?? '');
  expect(file.headers['content-type']).toBe('audio/mp4');
  expect(file.rawPayload.toString('latin1', 4, 8)).toBe('ftyp');
  expect(file.rawPayload.includes('RECORDERCANARY')).toBe(false);
});

test('voice notes sent twice under one name are one, and stand alone in their message', async () => {
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
