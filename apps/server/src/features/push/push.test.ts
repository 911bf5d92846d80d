import { Logger, runOnce } from 'graphile-worker';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app/start-test-app.ts';
import { comment } from '../../test/data/comments.ts';
import { createBlock } from '../../test/data/create-block.ts';
import { createMembership, createPost } from '../../test/data/create-post.ts';
import {
  createCreator,
  createSession,
  createUser,
  type TestCreator,
  type TestUser,
} from '../../test/data/factories.ts';
import { browser, startPushService } from '../../test/push/loopback-push.ts';
import { query } from '../../test/sql/query.ts';
import { pushFeature } from './push.feature.ts';
import { isQuiet } from './quiet-hours.ts';

let kindred: TestApp;
let push: Awaited<ReturnType<typeof startPushService>>;
let creator: TestCreator;
let fan: TestUser;

beforeAll(async () => {
  push = await startPushService();
  kindred = await startTestApp();
  kindred.context.push = push.sender(kindred.context);
  const { hooks } = kindred.context;
  hooks.messageStored = hooks.messageStored.map((tell) => (context, message) => {
    const delivery = tell(context, message);
    telling.push(delivery);
    return delivery;
  });
});
afterAll(async () => {
  await kindred.close();
  await push.close();
});
beforeEach(async () => {
  await kindred.context.pool.query('delete from graphile_worker._private_jobs');
  push.service.arrived = [];
  push.service.status = 201;
  creator = await createCreator(kindred.context, { name: 'Mara Moon' });
  fan = await createUser(kindred.context, { nickname: 'Mia', diamonds: 1000 });
  await createMembership(kindred.context, fan.userId, creator.charId, 'free');
});

/** Notices that are still being enqueued. */
const telling: Promise<void>[] = [];

let browsers = 0;

/** Registers a device for a person. */
async function subscribe({ token }: { token: string }, language = 'en') {
  const device = browser(`device-${++browsers}`);
  const { code } = await kindred.call(
    'updateWebFcmToken',
    { subscription: device.subscription },
    { token, language },
  );
  expect(code).toBe(2000);
  return device;
}

const settings = ({ token }: TestUser, change: object) =>
  kindred.call('updatePushSettings', change, { token });

const say = (from: TestUser, content: string, to: object = {}) =>
  kindred.call(
    'charger',
    { char_id: creator.charId, content, client_id: crypto.randomUUID(), ...to },
    { token: from.token },
  );

const waiting = async () => {
  const { rows } = await kindred.context.pool.query(
    `select * from graphile_worker.jobs where task_identifier = 'push.deliver' and attempts < max_attempts and locked_at is null`,
  );
  return rows.length;
};

/** Sends all waiting notices, also failed ones, once all are enqueued. */
async function deliver(count: number): Promise<void> {
  await Promise.all(telling.splice(0));
  await expect.poll(waiting).toBe(count);
  await kindred.context.pool.query('update graphile_worker._private_jobs set run_at = now()');
  const handlers = pushFeature.longJobs?.(kindred.context) ?? {};
  const taskList = Object.fromEntries(
    Object.entries(handlers).map(([name, handle]) => [
      name,
      (payload: unknown) => handle(payload, new AbortController().signal),
    ]),
  );
  await runOnce({ pgPool: kindred.context.pool, taskList, logger: new Logger(() => () => {}) });
}

test('a message reaches the other side’s device, which alone can read it, and says nothing private by itself', async () => {
  const device = await subscribe(fan);
  await say(creator, 'Our secret: the kiln is on', { user_id: fan.userId });
  await say(creator, 'Are you there?', { user_id: fan.userId });
  await deliver(1);
  const [arrived] = push.service.arrived;
  expect(arrived?.headers).toMatchObject({ ttl: '86400', urgency: 'high', 'content-encoding': 'aes128gcm' });
  expect(String(arrived?.headers.topic)).toMatch(/^[A-Za-z0-9_-]{1,32}$/);
  expect(arrived?.body.toString('latin1')).not.toContain('kiln');
  expect(device.decrypt(arrived?.body as Buffer)).toEqual({
    title: 'Kindred',
    body: 'You have a new message',
    tag: `message:${creator.charId}:${fan.userId}`,
    badge: 2,
    url: `/messages/${creator.charId}`,
  });
  expect(() => browser('other').decrypt(arrived?.body as Buffer)).toThrow();
  expect(push.service.arrived).toHaveLength(1);
});

test('names and words stand in a notice only for whoever has chosen that, in the language of the device', async () => {
  const device = await subscribe(fan, 'zh');
  const bodyWith = async (detail: string) => {
    await settings(fan, { detail });
    await say(creator, 'The kiln is on', { user_id: fan.userId });
    await deliver(1);
    return device.decrypt(push.service.arrived.at(-1)?.body as Buffer);
  };
  expect(await bodyWith('hidden')).toMatchObject({ title: 'Kindred', body: '你有一条新消息' });
  expect(await bodyWith('names')).toMatchObject({ title: 'Mara Moon', body: '给你发来了消息' });
  expect(await bodyWith('words')).toMatchObject({ title: 'Mara Moon', body: 'The kiln is on' });
});

test('a comment’s notice leads to the comment and quotes it only where words are chosen', async () => {
  const device = await subscribe(creator);
  const { postId } = await createPost(kindred.context, creator);
  const commented = async (content: string) => {
    await comment(kindred, fan, postId, content);
    await deliver(1);
    return device.decrypt(push.service.arrived.at(-1)?.body as Buffer);
  };
  await settings(creator, { detail: 'names' });
  expect(await commented('So lovely')).toMatchObject({
    title: 'Mia',
    body: 'Commented on your post',
    url: expect.stringMatching(`^/character/${creator.charId}\\?diary_id=${postId}&comment_id=\\d+$`),
  });
  await settings(creator, { detail: 'words' });
  expect(await commented('Lovely again')).toMatchObject({ body: 'Commented on your post: Lovely again' });
});

test('what was read, muted, switched off, or stands behind a block meanwhile is not sent', async () => {
  await subscribe(fan);
  const conversation = { char_id: creator.charId };
  await say(creator, 'One', { user_id: fan.userId });
  await kindred.call('readConversation', { ...conversation, seq: 1000 }, { token: fan.token });
  await deliver(1);
  await kindred.call('setConversationState', { ...conversation, notifications_off: 1 }, { token: fan.token });
  await say(creator, 'Two', { user_id: fan.userId });
  await deliver(1);
  await kindred.call('setConversationState', { ...conversation, notifications_off: 0 }, { token: fan.token });
  await kindred.call(
    'updatePushConfig',
    { push_type: 'chat_msg', channel: 'push', is_on: 0 },
    { token: fan.token },
  );
  await say(creator, 'Three', { user_id: fan.userId });
  await deliver(1);
  await kindred.call(
    'updatePushConfig',
    { push_type: 'chat_msg', channel: 'push', is_on: 1 },
    { token: fan.token },
  );
  await say(creator, 'Four', { user_id: fan.userId });
  await createBlock(kindred.context, fan.userId, creator.userId);
  await deliver(1);
  expect(push.service.arrived).toEqual([]);
});

test('a notice to a creator quotes the fan, and not what the companion has answered', async () => {
  const device = await subscribe(creator);
  await settings(creator, { detail: 'words' });
  await kindred.call('setChatMode', { chat_mode: 1 }, { token: creator.token });
  await say(fan, 'Is the kiln on?');
  await query(
    kindred.context.db,
    `select append_message(($1, $2, $3, 0)::conversation_key, draft_message('ai', 'text', 'It is'), $4)`,
    [fan.userId, creator.charId, creator.userId, kindred.clock.now()],
  );
  await deliver(1);
  const [arrived] = push.service.arrived;
  expect(device.decrypt(arrived?.body as Buffer)).toMatchObject({ title: 'Mia', body: 'Is the kiln on?' });
});

test('a message of somebody whom one has restricted rings nowhere', async () => {
  await subscribe(creator);
  await kindred.call('setChatMode', { chat_mode: 1 }, { token: creator.token });
  await say(fan, 'One');
  await deliver(1);
  expect(push.service.arrived).toHaveLength(1);
  await say(fan, 'Two');
  await kindred.call('restrict', { restrict_id: fan.userId, restrict: 1 }, { token: creator.token });
  await deliver(1);
  expect(push.service.arrived).toHaveLength(1);
});

test('of a notification that was read meanwhile nothing is sent', async () => {
  await subscribe(creator);
  const { postId } = await createPost(kindred.context, creator);
  await comment(kindred, fan, postId, 'So lovely');
  await kindred.call('readNotifications', {}, { token: creator.token });
  await deliver(1);
  expect(push.service.arrived).toEqual([]);
});

test('in quiet hours nothing is sent, by the clock of the person’s own zone', async () => {
  await subscribe(fan);
  const hour = new Date(kindred.clock.now()).getUTCHours();
  const two = (number: number) => String((number + 24) % 24).padStart(2, '0');
  await settings(fan, { quiet_from: `${two(hour - 1)}:00`, quiet_until: `${two(hour + 2)}:00` });
  await say(creator, 'Late', { user_id: fan.userId });
  await deliver(1);
  expect(push.service.arrived).toEqual([]);
  await settings(fan, { quiet_from: null, quiet_until: null });
  await say(creator, 'Early', { user_id: fan.userId });
  await deliver(1);
  expect(push.service.arrived).toHaveLength(1);
  const bad = await settings(fan, { quiet_from: '22:00' });
  expect(bad.code).not.toBe(2000);
});

test.each([
  ['2026-01-01T22:30:00Z', 'UTC', true],
  ['2026-01-01T06:59:00Z', 'UTC', true],
  ['2026-01-01T07:00:00Z', 'UTC', false],
  ['2026-01-01T21:59:00Z', 'UTC', false],
  ['2026-01-01T14:30:00Z', 'Asia/Shanghai', true],
  ['2026-07-01T20:30:00Z', 'Europe/Berlin', true],
])('at %s in %s, quiet from 22:00 to 07:00 is %s', (instant, timezone, expected) => {
  expect(isQuiet(new Date(instant), timezone, { from: 22 * 60, until: 7 * 60 })).toBe(expected);
});

test('a push service that is away is asked again; a subscription that is gone is forgotten', async () => {
  await subscribe(fan);
  push.service.status = 503;
  await say(creator, 'Hello', { user_id: fan.userId });
  await deliver(1);
  await expect.poll(waiting).toBe(1);
  push.service.status = 201;
  await deliver(1);
  expect(push.service.arrived).toHaveLength(2);
  await expect.poll(waiting).toBe(0);
  push.service.status = 410;
  await say(creator, 'And again', { user_id: fan.userId });
  await deliver(1);
  const { data } = await kindred.call('getPushSettings', {}, { token: fan.token });
  expect(data).toMatchObject({ device_num: 0, is_registered: 0 });
});

test('a device takes notices for the session that asked, until it ends or another person is signed in there', async () => {
  const phone = await createSession(kindred.context, fan.userId);
  const device = await subscribe({ token: phone });
  const readSettings = async (token: string) => (await kindred.call('getPushSettings', {}, { token })).data;
  expect(await readSettings(phone)).toMatchObject({ is_registered: 1, device_num: 1 });
  expect(await readSettings(fan.token)).toMatchObject({ is_registered: 0, device_num: 1 });
  const other = await createUser(kindred.context);
  await kindred.call('updateWebFcmToken', { subscription: device.subscription }, { token: other.token });
  expect(await readSettings(phone)).toMatchObject({ device_num: 0 });
  await kindred.call('updateWebFcmToken', { subscription: device.subscription }, { token: phone });
  await say(creator, 'Hello', { user_id: fan.userId });
  await kindred.call('logout', {}, { token: phone });
  await deliver(1);
  expect(push.service.arrived).toEqual([]);
  await subscribe(fan);
  await kindred.call('updateWebFcmToken', {}, { token: fan.token });
  expect(await readSettings(fan.token)).toMatchObject({ device_num: 0 });
});

test('who only knows the address of another person’s device does not get it, and that person keeps their notices', async () => {
  const phone = await createSession(kindred.context, fan.userId);
  const { subscription } = await subscribe({ token: phone });
  const thief = await createUser(kindred.context);
  const { endpoint } = subscription;
  const own = { ...browser('of the thief').subscription, endpoint };
  const answer = await kindred.call('updateWebFcmToken', { subscription: own }, { token: thief.token });
  expect(answer.code).not.toBe(2000);
  const readSettings = async (token: string) => (await kindred.call('getPushSettings', {}, { token })).data;
  expect(await readSettings(phone)).toMatchObject({ is_registered: 1 });
  expect(await readSettings(thief.token)).toMatchObject({ is_registered: 0 });
  await kindred.call('logout', {}, { token: phone });
});

test('an address that is not a public one over https is refused or never asked', async () => {
  const { subscription } = browser('x');
  const send = (endpoint: string) =>
    kindred.call('updateWebFcmToken', { subscription: { ...subscription, endpoint } }, { token: fan.token });
  expect((await send('http://push.example/1')).code).not.toBe(2000);
  expect((await send('file:///etc/passwd')).code).not.toBe(2000);
  // Valid addresses that are never requested: only host names with the default port are.
  for (const endpoint of ['https://127.0.0.1/1', 'https://push.example:8443/1']) {
    expect((await send(endpoint)).code).toBe(2000);
    await kindred.call('sendTestPush', {}, { token: fan.token });
    await deliver(1);
    await kindred.context.pool.query('delete from graphile_worker._private_jobs');
  }
  expect(push.service.arrived).toEqual([]);
  const firebase = await kindred.call('updateWebFcmToken', { token: 'f'.repeat(150) }, { token: fan.token });
  expect(firebase.msg).toContain('cannot be sent to this kind of device');
});
