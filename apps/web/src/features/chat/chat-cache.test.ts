import type { ChatListItem } from '@kindred/contract/chat/calls';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, test } from 'vitest';
import { personalItem } from '../../lib/storage/personal-storage.ts';
import { envelope, stubFetch } from '../../test/fake-server.ts';
import { catchUp } from './catch-up.ts';
import { type ConversationPages, conversationsQuery, threadKey } from './chat.queries.ts';
import { chatRealtime } from './chat.realtime.ts';
import { storeMessage } from './chat-cache.ts';
import { aConversation, aMessage } from './chat-samples.ts';
import { addToOutbox, readOutbox } from './outbox/outbox.ts';
import { emptyThread, type Thread } from './thread/thread.ts';

const chatChangesNext = personalItem<string>('tab', 'chatChangesNext');

const key = { char_id: '5', user_id: '1' };
let client: QueryClient;

beforeEach(() => {
  client = new QueryClient();
  client.setQueryData<Thread>(threadKey(key), { ...emptyThread, messages: [aMessage({ seq: 1 })] });
  listed([
    aConversation({ last_seq: 1 }),
    aConversation({ char_id: '6', updated_time: '2026-11-21T09:30:00Z' }),
  ]);
});

function listed(list: ChatListItem[]) {
  const page = { list, page: 1, total_page: 1, count: list.length, next: null, unread_total: 0 };
  client.setQueryData<ConversationPages>(conversationsQuery.queryKey, { pages: [page], pageParams: [null] });
}

const list = () => client.getQueryData<ConversationPages>(conversationsQuery.queryKey)?.pages[0]?.list ?? [];
const thread = () => client.getQueryData<Thread>(threadKey(key));
const isStale = (queryKey: readonly unknown[]) => client.getQueryState(queryKey)?.isInvalidated;

describe('a message that is announced', () => {
  test('is added, and its conversation goes to the top with one more unread', () => {
    listed(list().reverse());
    storeMessage(client, aMessage({ seq: 2, identity: 'creator', content: 'Hello' }));
    expect(thread()?.messages.map(({ seq }) => seq)).toEqual([1, 2]);
    expect(list()[0]).toMatchObject({ char_id: '5', content: 'Hello', unread: 1, last_seq: 2 });
  });

  test('twice is one message and one unread', () => {
    const message = aMessage({ seq: 2, identity: 'creator' });
    storeMessage(client, message);
    storeMessage(client, message);
    expect(thread()?.messages).toHaveLength(2);
    expect(list()[0]?.unread).toBe(1);
  });

  test('with one missing before it makes the conversation read again, and shows no hole', () => {
    storeMessage(client, aMessage({ seq: 4, identity: 'creator' }));
    expect(thread()?.messages.map(({ seq }) => seq)).toEqual([1]);
    expect(isStale(threadKey(key))).toBe(true);
    expect(isStale(conversationsQuery.queryKey)).toBe(true);
  });

  test('of my own takes the place of the one in the outbox, whichever tab sent it', () => {
    const entry = addToOutbox({ ...key, side: 'fan', writerId: '1', content: 'Mine' });
    storeMessage(client, aMessage({ seq: 2, content: 'Mine', client_id: entry.clientId }));
    expect(readOutbox()).toEqual([]);
    expect(list()[0]?.unread).toBe(0);
  });

  test('of a conversation that is not listed yet makes the list read again', () => {
    storeMessage(client, aMessage({ seq: 1, char_id: '77' }));
    expect(isStale(conversationsQuery.queryKey)).toBe(true);
  });
});

test('when the other side reads, my messages are read; when I read elsewhere, nothing is unread here', () => {
  storeMessage(client, aMessage({ seq: 2, identity: 'creator' }));
  const read = chatRealtime.on?.['conversation.read'];
  read?.({ type: 'conversation.read', conversation: key, reader: 'creator', seq: 2 }, client);
  read?.({ type: 'conversation.read', conversation: key, reader: 'fan', seq: 2 }, client);
  expect(list()[0]).toMatchObject({ peer_read_seq: 2, unread: 0 });
});

describe('after an absence', () => {
  const answer = (over: object) => ({
    messages: [],
    conversations: [],
    next: '100',
    more: false,
    unread_total: 0,
    ...over,
  });

  test('everything that changed since is asked for, page after page, and the position is saved', async () => {
    chatChangesNext.set('100');
    const deleted = aMessage({ seq: 1, is_deleted: true, content: '' });
    const fetch = stubFetch((url) =>
      url.includes('since=100')
        ? envelope(answer({ messages: [deleted], next: '120', more: true }))
        : envelope(answer({ messages: [aMessage({ seq: 2, identity: 'ai' })], next: '130' })),
    );
    await catchUp(client);
    expect(thread()?.messages).toMatchObject([{ seq: 1, is_deleted: true }, { seq: 2 }]);
    expect(fetch).toHaveBeenCalledTimes(2);
    expect(chatChangesNext.get()).toBe('130');
  });

  test('a failure leaves the position where it was, so that nothing is skipped', async () => {
    chatChangesNext.set('100');
    stubFetch(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(catchUp(client)).rejects.toMatchObject({ fault: 'unreachable' });
    expect(chatChangesNext.get()).toBe('100');
  });

  test('the first time, what is on screen is read again and the present position is saved', async () => {
    stubFetch(() => envelope(answer({ next: '90' })));
    await catchUp(client);
    expect(chatChangesNext.get()).toBe('90');
    expect(isStale(threadKey(key))).toBe(true);
  });
});
