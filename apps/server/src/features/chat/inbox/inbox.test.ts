import type { LiveEvent } from '@kindred/contract/all/events';
import type { ChatListItem } from '@kindred/contract/chat/calls';
import type { ConversationFilter } from '@kindred/contract/chat/limits';
import { afterAll, expect, test } from 'vitest';
import { useTestApp } from '../../../test/app/start-test-app.ts';
import { createMembership } from '../../../test/data/create-post.ts';
import { createCreator, createUser, type TestCreator, type TestUser } from '../../../test/data/factories.ts';
import { giveGift } from '../../../test/data/gifts.ts';
import { expectInvariants } from '../../../test/sql/expect-invariants.ts';
import { query } from '../../../test/sql/query.ts';

const kindred = useTestApp();
afterAll(async () => {
  await expectInvariants(kindred);
});

const write = (from: TestUser, charId: string, content: string, fanId?: string) =>
  kindred.call(
    'charger',
    {
      char_id: charId,
      ...(fanId ? { user_id: fanId } : {}),
      content,
      client_id: crypto.randomUUID(),
    },
    { token: from.token },
  );

/** Creates a creator who answers by hand, and fans who have written one message each, one after the other. */
async function inbox(size: number): Promise<{ creator: TestCreator; fans: TestUser[] }> {
  const creator = await createCreator(kindred.context, { chatMode: 1 });
  const fans: TestUser[] = [];
  for (let n = 0; n < size; n++) {
    const fan = await createUser(kindred.context, { diamonds: 5000 });
    await write(fan, creator.charId, `Hello ${n}`);
    fans.push(fan);
  }
  return { creator, fans };
}

const list = (viewer: TestUser, filter: ConversationFilter = 'inbox', more = {}) =>
  kindred.call('listConversations', { filter, ...more }, { token: viewer.token });
const people = async (viewer: TestUser, filter?: ConversationFilter) =>
  (await list(viewer, filter)).data.list.map(({ user_id }: ChatListItem) => user_id);
const set = (creator: TestCreator, fan: TestUser | undefined, state: Record<string, 0 | 1>) =>
  kindred.call(
    'setConversationState',
    { char_id: creator.charId, user_id: fan?.userId ?? '', ...state },
    { token: creator.token },
  );
const clear = (viewer: TestUser, creator: TestCreator, fan: TestUser | undefined, seq: number) =>
  kindred.call(
    'clearConversation',
    { char_id: creator.charId, user_id: fan?.userId ?? '', seq },
    { token: viewer.token },
  );
const ids = (fans: (TestUser | undefined)[]) => fans.map((fan) => fan?.userId);

function listen(user: TestUser): LiveEvent[] {
  const events: LiveEvent[] = [];
  kindred.context.live.subscribe(user.userId, (event) => events.push(event));
  return events;
}

test('a pinned conversation stays above newer ones, for whoever pinned it alone', async () => {
  const { creator, fans } = await inbox(3);
  const [first, second, third] = fans;
  const fanEvents = listen(first as TestUser);
  const own = listen(creator);
  const answer = await set(creator, first, { is_pinned: 1 });
  expect(answer.data.conversation).toMatchObject({ is_pinned: 1, folder: 'inbox' });
  await set(creator, first, { is_pinned: 1 });
  expect(await people(creator)).toEqual(ids([first, third, second]));
  expect((await list(first as TestUser)).data.list[0]).toMatchObject({ is_pinned: 0 });
  expect(own[0]).toMatchObject({ type: 'conversation.changed', conversation: { is_pinned: 1 } });
  expect(fanEvents).toEqual([]);

  const page = await list(creator, 'inbox', { size: 1 });
  const next = await list(creator, 'inbox', { size: 2, cursor: page.data.next });
  expect(next.data.list.map(({ user_id }) => user_id)).toEqual(ids([third, second]));
});

test('an archived conversation lies apart and is not counted until something new is said', async () => {
  const { creator, fans } = await inbox(2);
  const [first, second] = fans;
  const { data } = await set(creator, first, { is_archived: 1 });
  expect(data).toMatchObject({ unread_total: 1, conversation: { folder: 'archived', unread: 1 } });
  expect(await people(creator)).toEqual(ids([second]));
  expect(await people(creator, 'unread')).toEqual(ids([second]));
  expect(await people(creator, 'archived')).toEqual(ids([first]));

  await write(first as TestUser, creator.charId, 'Are you there?');
  expect(await people(creator)).toEqual(ids([first, second]));
  expect((await list(creator)).data.unread_total).toBe(3);
});

test('a muted conversation is listed and never counted, whatever is said in it', async () => {
  const { creator, fans } = await inbox(2);
  const [first] = fans;
  await set(creator, first, { notifications_off: 1 });
  await write(first as TestUser, creator.charId, 'Hello?');
  const { data } = await list(creator);
  expect(data).toMatchObject({ unread_total: 1, list: [{ notifications_off: 1, unread: 2 }, { unread: 1 }] });
  expect((await set(creator, first, { notifications_off: 0 })).data.unread_total).toBe(3);
});

test('what is marked as unread counts as one until it is looked at, and the other side hears nothing of it', async () => {
  const { creator, fans } = await inbox(1);
  const [fan] = fans as [TestUser];
  const readInput = { char_id: creator.charId, user_id: fan.userId, seq: 1 };
  await kindred.call('readConversation', readInput, { token: creator.token });
  expect((await set(creator, fan, { is_marked_unread: 1 })).data.unread_total).toBe(1);
  expect(await people(creator, 'unread')).toEqual([fan.userId]);
  const events = listen(fan);
  const { data } = await kindred.call('readConversation', readInput, { token: creator.token });
  expect(data.unread_total).toBe(0);
  expect(await people(creator, 'unread')).toEqual([]);
  expect(events).toEqual([]);
});

test('what one side deletes for itself is gone from its lists, history, changes and search, and the other keeps it', async () => {
  const { creator, fans } = await inbox(1);
  const [fan] = fans as [TestUser];
  await write(creator, creator.charId, 'Marzipan is my favourite', fan.userId);
  const { data } = await clear(fan, creator, fan, 2);
  expect(data).toMatchObject({
    unread_total: 0,
    conversation: { folder: 'deleted', content: '', unread: 0 },
  });
  expect((await clear(fan, creator, fan, 2)).data.conversation.folder).toBe('deleted');
  expect((await list(fan)).data.list).toEqual([]);
  const history = { char_id: creator.charId };
  expect((await kindred.call('listMessages', history, { token: fan.token })).data.list).toEqual([]);
  const changes = await kindred.call('listChanges', { since: '0' }, { token: fan.token });
  expect(changes.data.messages).toEqual([]);
  expect(changes.data.conversations).toMatchObject([{ folder: 'deleted' }]);
  const search = { q: 'Marzipan', kind: 'conversations' } as const;
  expect((await kindred.call('search', search, { token: fan.token })).data.conversations).toEqual([]);
  expect((await kindred.call('search', search, { token: creator.token })).data.conversations).toHaveLength(1);
  const ofCreator = { ...history, user_id: fan.userId };
  expect((await kindred.call('listMessages', ofCreator, { token: creator.token })).data.list).toHaveLength(2);

  await write(creator, creator.charId, 'Still there?', fan.userId);
  expect((await list(fan)).data.list).toMatchObject([
    { folder: 'inbox', content: 'Still there?', unread: 1 },
  ]);
  const again = await kindred.call('listMessages', history, { token: fan.token });
  expect(again.data.list.map(({ content }) => content)).toEqual(['Still there?']);
  // A late repeat of the call removes nothing that came after it.
  expect((await clear(fan, creator, fan, 2)).data.conversation.folder).toBe('inbox');
});

test('whoever was answered waits no longer, and whoever writes again does', async () => {
  const { creator, fans } = await inbox(2);
  const [first, second] = fans as [TestUser, TestUser];
  await write(creator, creator.charId, 'Hi', first.userId);
  expect(await people(creator, 'waiting')).toEqual([second.userId]);
  expect(await people(first, 'waiting')).toEqual([first.userId]);
  await write(first, creator.charId, 'How are you?');
  expect(await people(creator, 'waiting')).toEqual([first.userId, second.userId]);
  expect(await people(first, 'waiting')).toEqual([]);
});

test('subscribers are those who pay or try, whether the conversation or the subscription came first', async () => {
  const { creator, fans } = await inbox(2);
  const [before] = fans as [TestUser];
  await createMembership(kindred.context, before.userId, creator.charId, 'pro');
  const after = await createUser(kindred.context);
  await createMembership(kindred.context, after.userId, creator.charId, 'pro');
  await write(after, creator.charId, 'Hello');
  expect(await people(creator, 'subscribers')).toEqual([after.userId, before.userId]);
  expect(await people(before, 'subscribers')).toEqual([]);
  const end = `update memberships set state = 'canceled', renews = false where user_id = $1`;
  await query(kindred.context.db, end, [before.userId]);
  expect(await people(creator, 'subscribers')).toEqual([after.userId]);
});

test('a conversation that begins while its fan subscribes is a subscriber’s', async () => {
  const creator = await createCreator(kindred.context, { chatMode: 1 });
  const joining = await Promise.all(Array.from({ length: 20 }, () => createUser(kindred.context)));
  await Promise.all(
    joining.flatMap((fan) => [
      write(fan, creator.charId, 'Hello'),
      createMembership(kindred.context, fan.userId, creator.charId, 'pro'),
    ]),
  );
  expect((await list(creator, 'subscribers', { size: 20 })).data.list).toHaveLength(20);
});

test('top fans stand in the order of what they gave', async () => {
  const { creator, fans } = await inbox(3);
  const [first, second] = fans as [TestUser, TestUser];
  await giveGift(kindred.context, { fan: second.userId, charId: creator.charId, diamonds: 200 });
  await giveGift(kindred.context, { fan: first.userId, charId: creator.charId, diamonds: 900 });
  await giveGift(kindred.context, { fan: second.userId, charId: creator.charId, diamonds: 300 });
  const { data } = await list(creator, 'top_fans', { size: 1 });
  expect(data).toMatchObject({ count: 2, list: [{ user_id: first.userId, gifted_diamonds: 900 }] });
  const next = await list(creator, 'top_fans', { size: 1, cursor: data.next });
  expect(next.data.list).toMatchObject([{ user_id: second.userId, gifted_diamonds: 500 }]);
});

test('nobody changes what others made of a conversation, and nothing is changed behind a block', async () => {
  const { creator, fans } = await inbox(1);
  const [fan] = fans as [TestUser];
  const stranger = await createUser(kindred.context);
  const stateInput = { char_id: creator.charId, user_id: fan.userId, is_pinned: 1 } as const;
  const refusal = await kindred.call('setConversationState', stateInput, { token: stranger.token });
  expect(refusal.code).toBe(404);
  await kindred.call('block', { block_id: fan.userId, block: 1 }, { token: creator.token });
  expect((await set(creator, fan, { is_pinned: 1 })).code).toBe(404);
});
