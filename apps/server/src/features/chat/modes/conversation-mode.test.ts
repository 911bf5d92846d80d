import type { LiveEvent } from '@kindred/contract/all/events';
import { beforeAll, describe, expect, test } from 'vitest';
import { useTestApp } from '../../../test/app/start-test-app.ts';
import { createBlock } from '../../../test/data/create-block.ts';
import { createCreator, createUser, type TestCreator, type TestUser } from '../../../test/data/factories.ts';

const kindred = useTestApp();
beforeAll(async () => {
  await kindred.startJobs();
});

const send = (fan: TestUser, creator: TestCreator, content: string) =>
  kindred.call('charger', { char_id: creator.charId, content }, { token: fan.token });

const listed = async (viewer: TestUser) =>
  (await kindred.call('listConversations', {}, { token: viewer.token })).data.list;

const messagesOf = async (fan: TestUser, creator: TestCreator) =>
  (await kindred.call('listMessages', { char_id: creator.charId }, { token: fan.token })).data.list;

const setMode = (creator: TestCreator, fan: TestUser, mode: 'auto' | 'off' | 'default') =>
  kindred.call(
    'setConversationMode',
    { char_id: creator.charId, user_id: fan.userId, mode },
    { token: creator.token },
  );

const setDefault = (creator: TestCreator, chat_mode: 0 | 1) =>
  kindred.call('setChatMode', { chat_mode }, { token: creator.token });

/** Creates a creator whose companion has answered two fans, one after the other. */
async function twoTalks() {
  const creator = await createCreator(kindred.context);
  const [first, second] = [await createUser(kindred.context), await createUser(kindred.context)];
  await send(first, creator, 'I am the one');
  kindred.clock.advance(1000);
  await send(second, creator, 'I am the other');
  return { creator, first, second };
}

const identities = async (fan: TestUser, creator: TestCreator) =>
  (await messagesOf(fan, creator)).map(({ identity }) => identity);

/** Events of an earlier answer may still arrive and are left out. */
const isOfMode = (event: LiveEvent) =>
  event.type === 'conversation.mode_changed' ||
  (event.type === 'message.stored' && event.message.type === 'mode');

describe('a creator who takes over one conversation', () => {
  test('silences the companion there and nowhere else', async () => {
    const { creator, first, second } = await twoTalks();
    const answer = await setMode(creator, first, 'off');
    expect(answer.data).toEqual({ chat_mode: 1, mode: 'off' });
    await send(first, creator, 'And now?');
    await send(second, creator, 'And now?');
    expect(await identities(first, creator)).toEqual(['fan', 'ai', 'system', 'fan']);
    expect(await identities(second, creator)).toEqual(['fan', 'ai', 'fan', 'ai']);
    expect((await listed(first))[0]).toMatchObject({ chat_mode: 1, mode: null });
    expect((await listed(second))[0]).toMatchObject({ chat_mode: 0 });
  });

  test('leaves a line there that is neither the preview nor unread and moves nothing', async () => {
    const { creator, first } = await twoTalks();
    const [before, seenByFan] = [await listed(creator), await listed(first)];
    await setMode(creator, first, 'off');
    expect((await messagesOf(first, creator)).at(-1)).toMatchObject({ type: 'mode', content: 'manual' });
    const visibleFields = (list: typeof before) =>
      list.map(({ user_id, content, type, identity, unread, updated_time, preview_seq }) => ({
        user_id,
        content,
        type,
        identity,
        unread,
        updated_time,
        preview_seq,
      }));
    expect(visibleFields(await listed(creator))).toEqual(visibleFields(before));
    expect(visibleFields(await listed(first))).toEqual(visibleFields(seenByFan));
  });

  test('and then takes back what they said before has no preview of it left', async () => {
    const { creator, first } = await twoTalks();
    await setMode(creator, first, 'off');
    const answer = (await messagesOf(first, creator)).find(({ identity }) => identity === 'ai');
    await kindred.call('deleteMessage', { msg_id: answer?.msg_id ?? '' }, { token: creator.token });
    expect((await listed(first))[0]?.content).toBe('');
  });

  test('tells both sides of this conversation, and no other fan', async () => {
    const { creator, first, second } = await twoTalks();
    const eventsOf: Record<string, LiveEvent[]> = { creator: [], first: [], second: [] };
    for (const [name, { userId }] of Object.entries({ creator, first, second })) {
      kindred.context.live.subscribe(userId, (event) => eventsOf[name]?.push(event));
    }
    await setMode(creator, first, 'off');
    const ofMode = (events: LiveEvent[] = []) => events.filter(isOfMode);
    const types = (events: LiveEvent[] = []) => ofMode(events).map(({ type }) => type);
    expect(types(eventsOf.first)).toEqual(['message.stored', 'conversation.mode_changed']);
    expect(types(eventsOf.creator)).toEqual(['message.stored', 'conversation.mode_changed']);
    expect(ofMode(eventsOf.creator)[1]).toMatchObject({ chat_mode: 1, mode: 'off' });
    expect(ofMode(eventsOf.second)).toEqual([]);
  });

  test('twice leaves one line; handing back leaves another, and the companion answers again', async () => {
    const { creator, first } = await twoTalks();
    await setMode(creator, first, 'off');
    await setMode(creator, first, 'off');
    await setMode(creator, first, 'default');
    await send(first, creator, 'Hello again');
    expect(
      (await messagesOf(first, creator))
        .slice(2)
        .map(({ content, type }) => [type, type === 'mode' && content]),
    ).toEqual([
      ['mode', 'manual'],
      ['mode', 'ai'],
      ['text', false],
      ['text', false],
    ]);
  });

  test('finds nobody who is no fan of theirs, nor across a block', async () => {
    const { creator, first } = await twoTalks();
    const stranger = await createUser(kindred.context);
    expect((await setMode(creator, stranger, 'off')).code).toBe(404);
    const rival = await createCreator(kindred.context);
    const ofRival = { char_id: creator.charId, user_id: first.userId, mode: 'off' } as const;
    expect((await kindred.call('setConversationMode', ofRival, { token: rival.token })).code).toBe(404);
    await createBlock(kindred.context, first.userId, creator.userId);
    expect((await setMode(creator, first, 'off')).code).toBe(404);
  });
});

describe('the default', () => {
  test('says how many conversations a change would touch, and how many differ', async () => {
    const { creator, first } = await twoTalks();
    const reach = async () => (await kindred.call('getChatModeReach', {}, { token: creator.token })).data;
    expect(await reach()).toEqual({ following: 2, differing: 0 });
    await setMode(creator, first, 'off');
    expect(await reach()).toEqual({ following: 1, differing: 1 });
  });

  test('when it changes leaves the conversations with a mode of their own as they are', async () => {
    const { creator, first, second } = await twoTalks();
    await setMode(creator, first, 'auto');
    await setDefault(creator, 1);
    await send(first, creator, 'Still there?');
    await send(second, creator, 'Still there?');
    expect(await identities(first, creator)).toEqual(['fan', 'ai', 'fan', 'ai']);
    expect(await identities(second, creator)).toEqual(['fan', 'ai', 'system', 'fan']);
  });
});
