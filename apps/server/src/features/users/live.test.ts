import type { LiveFrame } from '@kindred/contract/all/events';
import { beforeAll, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { recheckSessions } from '../../platform/realtime/live-socket.ts';
import { useTestApp } from '../../test/app/start-test-app.ts';
import { createUser, type TestUser } from '../../test/data/factories.ts';
import { makeImToken } from './im-token.ts';
import { listLiveSessionIds } from './sessions.sql.ts';

const kindred = useTestApp();
let url: string;
beforeAll(async () => {
  url = await kindred.listen();
});

/** A socket whose frames and end can be awaited. */
function connect(options: { origin?: string } = {}) {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/live`, options);
  const frames: LiveFrame[] = [];
  const waiting: (() => void)[] = [];
  socket.on('message', (data) => {
    frames.push(JSON.parse(String(data)));
    for (const wake of waiting.splice(0)) wake();
  });
  const opened = new Promise<void>((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  return {
    socket,
    frames,
    opened,
    closed,
    authenticate: async (imToken: string) => {
      await opened;
      socket.send(JSON.stringify({ im_token: imToken }));
    },
    /** Resolves once there are this many frames. */
    until: async (count: number) => {
      while (frames.length < count) await new Promise<void>((wake) => waiting.push(wake));
      return frames;
    },
  };
}

const imTokenOf = async ({ token }: TestUser) =>
  (await kindred.call('issueImToken', {}, { token })).data.im_token;

test('news arrive at their person alone', async () => {
  const [mia, tom] = [await createUser(kindred.context), await createUser(kindred.context)];
  const [hers, his] = [connect(), connect()];
  await hers.authenticate(await imTokenOf(mia));
  await his.authenticate(await imTokenOf(tom));
  await Promise.all([hers.until(1), his.until(1)]);
  kindred.context.live.publish([mia.userId], { type: 'wallet.changed', diamond: 7 });
  kindred.context.live.publish([tom.userId], { type: 'wallet.changed', diamond: 8 });
  expect(await hers.until(2)).toEqual([{ type: 'ready' }, { type: 'wallet.changed', diamond: 7 }]);
  expect(await his.until(2)).toEqual([{ type: 'ready' }, { type: 'wallet.changed', diamond: 8 }]);
  expect((await kindred.call('getUserData', {}, { token: mia.token })).data.online_status).toBe(1);
  hers.socket.close();
  his.socket.close();
});

test('nothing is told before an auth frame', async () => {
  const mia = await createUser(kindred.context);
  const line = connect();
  await line.opened;
  kindred.context.live.publish([mia.userId], { type: 'wallet.changed', diamond: 7 });
  await line.authenticate(await imTokenOf(mia));
  expect(await line.until(1)).toEqual([{ type: 'ready' }]);
  line.socket.close();
});

test('a forged token, one signed elsewhere and one too old are turned away', async () => {
  const mia = await createUser(kindred.context);
  const good = await imTokenOf(mia);
  const [body = '', signature = ''] = good.split('.');
  const [sessionId = '', userId = '', expiry] = Buffer.from(body, 'base64url').toString().split('.');
  expect(userId).toBe(mia.userId);
  const forged = Buffer.from(`${sessionId}.1.${expiry}`).toString('base64url');
  const elsewhere = makeImToken(
    { ...kindred.context, secret: () => Buffer.alloc(32) },
    { sessionId, userId },
  ).imToken;
  const tooOld = makeImToken(
    { ...kindred.context, clock: { now: () => new Date(kindred.clock.now().getTime() - 3_600_001) } },
    { sessionId, userId },
  ).imToken;
  for (const bad of [`${forged}.${signature}`, `${body}.`, body, '', `${good}.x`, elsewhere, tooOld]) {
    const line = connect();
    await line.authenticate(bad);
    expect(await line.closed, bad).toBe(4401);
    expect(line.frames).toEqual([]);
  }
});

test('what is no auth frame closes the line', async () => {
  for (const frame of ['hello', '{}', '{"im_token":5}', '[]']) {
    const line = connect();
    await line.opened;
    line.socket.send(frame);
    expect(await line.closed).toBe(4400);
  }
});

test('logging out closes the open line of that session at once, and of no other', async () => {
  const [mia, tom] = [await createUser(kindred.context), await createUser(kindred.context)];
  const [hers, his] = [connect(), connect()];
  await hers.authenticate(await imTokenOf(mia));
  await his.authenticate(await imTokenOf(tom));
  await Promise.all([hers.until(1), his.until(1)]);
  await kindred.call('logout', {}, { token: mia.token });
  expect(await hers.closed).toBe(4401);
  expect(hers.frames.at(-1)).toEqual({ type: 'session.ended' });
  expect(his.socket.readyState).toBe(WebSocket.OPEN);
  his.socket.close();
});

test('a token of a session that has ended opens nothing', async () => {
  const mia = await createUser(kindred.context);
  const imToken = await imTokenOf(mia);
  await kindred.call('logout', {}, { token: mia.token });
  const line = connect();
  await line.authenticate(imToken);
  expect(await line.closed).toBe(4401);
  expect(line.frames).not.toContainEqual({ type: 'ready' });
});

test('another session’s token does not take over an open line', async () => {
  const [mia, tom] = [await createUser(kindred.context), await createUser(kindred.context)];
  const line = connect();
  await line.authenticate(await imTokenOf(mia));
  await line.until(1);
  await line.authenticate(await imTokenOf(mia));
  await line.until(2);
  await line.authenticate(await imTokenOf(tom));
  expect(await line.closed).toBe(4401);
});

test('pages of other origins get no line, our own do', async () => {
  const mia = await createUser(kindred.context);
  await expect(connect({ origin: 'https://evil.example' }).opened).rejects.toThrow();
  await expect(connect({ origin: 'null' }).opened).rejects.toThrow();
  const own = connect({ origin: url });
  await own.authenticate(await imTokenOf(mia));
  expect(await own.until(1)).toEqual([{ type: 'ready' }]);
  own.socket.close();
});

test('one person holds at most 20 lines', async () => {
  const mia = await createUser(kindred.context);
  const imToken = await imTokenOf(mia);
  const lines = Array.from({ length: 20 }, () => connect());
  for (const line of lines) {
    await line.authenticate(imToken);
    await line.until(1);
  }
  const oneMore = connect();
  await oneMore.authenticate(imToken);
  expect(await oneMore.closed).toBe(4429);
  lines[0]?.socket.close();
  // The server notices it a moment later.
  await vi.waitUntil(async () => {
    const again = connect();
    await again.authenticate(imToken);
    const isIn = await Promise.race([again.until(1).then(() => true), again.closed.then(() => false)]);
    again.socket.close();
    return isIn;
  }, 30_000);
  for (const line of lines) line.socket.close();
});

test('sessions ended behind our back and outlived tokens are found when looked up again', async () => {
  const [ended, outlived, fine] = await Promise.all([1, 2, 3].map(() => createUser(kindred.context)));
  const { db, clock } = kindred.context;
  const outcomes: string[] = [];
  const now = clock.now();
  const connectionOf = async (name: string, user: TestUser | undefined, expiresAt: Date) => {
    const viewer = await kindred.context.authenticate(user?.token ?? '');
    const claims = { sessionId: viewer?.sessionId ?? '', userId: viewer?.userId ?? '', expiresAt };
    return {
      claims,
      endSession: () => void outcomes.push(`${name}: session ended`),
      expire: () => void outcomes.push(`${name}: token too old`),
    };
  };
  const later = new Date(now.getTime() + 1000);
  const connections = [
    await connectionOf('ended', ended, later),
    await connectionOf('outlived', outlived, now),
    await connectionOf('fine', fine, later),
  ];
  await db
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('user_id', '=', ended?.userId ?? '')
    .execute();
  const door = {
    listLiveSessions: (ids: string[]) => listLiveSessionIds(db, ids, now),
    onAlive: async () => undefined,
  };
  await recheckSessions(connections, door, now);
  expect(outcomes).toEqual(['ended: session ended', 'outlived: token too old']);
});

test('a socket that does not stop sending auth frames is closed', async () => {
  const flooding = connect();
  const imToken = await imTokenOf(await createUser(kindred.context));
  for (let count = 0; count < 200; count++) await flooding.authenticate(imToken);
  expect(await flooding.closed).toBe(4429);
  expect(flooding.frames.length).toBeLessThanOrEqual(20);
});
