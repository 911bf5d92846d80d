import type { LiveEvent } from '@kindred/contract/all/events';
import { beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { useTestApp } from '../../test/app/start-test-app.ts';
import { createBlock } from '../../test/data/create-block.ts';
import { createCreator, createUser, type TestCreator, type TestUser } from '../../test/data/factories.ts';

const kindred = useTestApp();
let url: string;
beforeAll(async () => {
  url = await kindred.listen();
});

/** Opens the live connection of a user, as their browser does. */
async function comeOnline({ token }: TestUser): Promise<WebSocket> {
  const { im_token } = (await kindred.call('issueImToken', {}, { token })).data;
  const socket = new WebSocket(`${url.replace('http', 'ws')}/live`);
  await new Promise((opened) => socket.once('open', opened));
  socket.send(JSON.stringify({ im_token }));
  await new Promise((ready) => socket.once('message', ready));
  return socket;
}

/**
 * Returns the creator's online status as the user sees it: on their page, in the conversation and in the list of
 * conversations.
 */
async function seenBy({ token }: TestUser, { charId }: TestCreator): Promise<(0 | 1)[]> {
  const page = await kindred.call('getCharacterInfo', { char_id: charId }, { token });
  const conversation = await kindred.call('getConversation', { char_id: charId }, { token });
  const { list } = (await kindred.call('listConversations', {}, { token })).data;
  return [page.data, conversation.data, ...list].map(({ online_status }) => online_status);
}

async function acquaintances() {
  const creator = await createCreator(kindred.context, { chatMode: 1 });
  const fan = await createUser(kindred.context);
  await kindred.call(
    'charger',
    { char_id: creator.charId, content: 'Hello', client_id: crypto.randomUUID() },
    { token: fan.token, key: crypto.randomUUID() },
  );
  return { creator, fan };
}

function heardBy({ userId }: TestUser): LiveEvent[] {
  const events: LiveEvent[] = [];
  kindred.context.live.subscribe(userId, (event) => {
    if (event.type === 'presence.changed') events.push(event);
  });
  return events;
}

test('a fan sees that a creator is here, and learns at once of their coming and going', async () => {
  const { creator, fan } = await acquaintances();
  expect(await seenBy(fan, creator)).toEqual([0, 0, 0]);
  const events = heardBy(fan);
  const [first, second] = [await comeOnline(creator), await comeOnline(creator)];
  const char_id = creator.charId;
  await expect.poll(() => events).toEqual([{ type: 'presence.changed', char_id, online_status: 1 }]);
  expect(await seenBy(fan, creator)).toEqual([1, 1, 1]);
  first.close();
  second.close();
  await expect.poll(() => events.at(-1)).toEqual({ type: 'presence.changed', char_id, online_status: 0 });
  expect(events).toHaveLength(2);
  expect(await seenBy(fan, creator)).toEqual([0, 0, 0]);
});

test('whoever opens two pages in the same moment is here as well', async () => {
  const { creator, fan } = await acquaintances();
  const events = heardBy(fan);
  const sockets = await Promise.all([comeOnline(creator), comeOnline(creator)]);
  const event = { type: 'presence.changed', char_id: creator.charId, online_status: 1 };
  await expect.poll(() => events).toEqual([event]);
  for (const socket of sockets) socket.close();
});

test('whoever only reloads a page was never gone', async () => {
  const { creator, fan } = await acquaintances();
  const events = heardBy(fan);
  (await comeOnline(creator)).close();
  const again = await comeOnline(creator);
  await expect.poll(() => events.length).toBe(1);
  expect(await seenBy(fan, creator)).toEqual([1, 1, 1]);
  again.close();
});

test('a process that ended without a word leaves nobody here', async () => {
  const { creator, fan } = await acquaintances();
  const socket = await comeOnline(creator);
  await expect.poll(() => seenBy(fan, creator)).toEqual([1, 1, 1]);
  kindred.clock.advance(76);
  expect(await seenBy(fan, creator)).toEqual([0, 0, 0]);
  socket.close();
});

test('a creator may keep it to themselves, and keeps it from whom they restrict or block', async () => {
  const { creator, fan } = await acquaintances();
  const otherFan = await createUser(kindred.context);
  const events = heardBy(fan);
  const settings = { token: creator.token };
  await kindred.call('updateProfileSettings', { show_online: 0 }, settings);
  expect((await kindred.call('getProfileSettings', {}, settings)).data.show_online).toBe(0);
  const socket = await comeOnline(creator);
  await expect
    .poll(
      async () =>
        (await kindred.context.pool.query('select from presence where user_id = $1', [creator.userId]))
          .rowCount,
    )
    .toBe(1);
  expect(await seenBy(fan, creator)).toEqual([0, 0, 0]);
  await kindred.call('updateProfileSettings', { show_online: 1 }, settings);
  expect(await seenBy(fan, creator)).toEqual([1, 1, 1]);
  await kindred.call('restrict', { restrict_id: fan.userId, restrict: 1 }, settings);
  expect(await seenBy(fan, creator)).toEqual([0, 0, 0]);
  await createBlock(kindred.context, creator.userId, otherFan.userId);
  const hidden = await kindred.call(
    'getCharacterInfo',
    { char_id: creator.charId },
    { token: otherFan.token },
  );
  expect(hidden.data).toBeNull();
  expect(events).toEqual([]);
  socket.close();
});

test('that a fan is here is told to nobody', async () => {
  const { creator, fan } = await acquaintances();
  const events = heardBy(creator);
  const socket = await comeOnline(fan);
  const { list } = (await kindred.call('listConversations', {}, { token: creator.token })).data;
  expect(list).toMatchObject([{ online_status: 0 }]);
  expect(events).toEqual([]);
  socket.close();
});
