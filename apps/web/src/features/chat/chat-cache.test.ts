import type { ChatListItem } from '@kindred/contract/chat/calls';
import { InfiniteQueryObserver, QueryClient, QueryObserver } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { makeQueryClient } from '../../lib/query/query-client.ts';
import { personalItem } from '../../lib/storage/personal-storage.ts';
import { endSession, startSession } from '../../lib/storage/session.ts';
import { answer, envelope, streamOf, stubFetch } from '../../test/fake-server.ts';
import { catchUp } from './catch-up.ts';
import { type ConversationPages, conversationsQuery, threadKey, threadQuery } from './chat.queries.ts';
import { chatRealtime } from './chat.realtime.ts';
import { changeThread, storeConversation, storeMessage, storeRead } from './chat-cache.ts';
import { aConversation, aMessage } from './chat-samples.ts';
import { addToOutbox, readOutbox } from './outbox/outbox.ts';
import { sendOutbox } from './outbox/send-outbox.ts';
import { emptyThread, type Thread } from './thread/thread.ts';

const chatChangesNext = personalItem<string>('tab', 'chatChangesNext');

const key = { char_id: '5', user_id: '1', chat_no: 0 };
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

describe('a line about who answers', () => {
  const modeLine = (seq: number) => aMessage({ seq, identity: 'system', type: 'mode', content: 'manual' });

  test('is in the conversation, and changes neither its preview nor its place nor what is unread', () => {
    listed([
      aConversation({ char_id: '6', updated_time: '2026-11-21T09:30:00Z' }),
      aConversation({ unread: 1 }),
    ]);
    storeMessage(client, modeLine(2));
    expect(thread()?.messages.map(({ seq }) => seq)).toEqual([1, 2]);
    expect(list().map(({ char_id }) => char_id)).toEqual(['6', '5']);
    expect(list()[1]).toMatchObject({
      content: 'See you',
      type: 'text',
      unread: 1,
      last_seq: 2,
      preview_seq: 1,
    });
    expect(isStale(conversationsQuery.queryKey)).toBe(false);
  });

  test('does not keep what is taken back before it in the preview', () => {
    storeMessage(client, modeLine(2));
    storeMessage(client, aMessage({ seq: 1, content: '', is_deleted: true }));
    expect(list()[0]?.content).toBe('');
  });

  test('nor does one about a level of intimacy, but the conversation knows of the level', () => {
    storeMessage(client, aMessage({ seq: 2, identity: 'system', type: 'level', content: '2' }));
    expect(list()[0]).toMatchObject({
      content: 'See you',
      preview_seq: 1,
      intimacy: { level: 2, points: 30, next: 150 },
    });
  });

  test('told while away moves nothing either', () => {
    listed([aConversation({ char_id: '6', updated_time: '2026-11-21T09:30:00Z' }), aConversation()]);
    storeConversation(client, aConversation({ last_seq: 2, chat_mode: 1 }));
    expect(list().map(({ char_id, chat_mode }) => [char_id, chat_mode])).toEqual([
      ['6', 0],
      ['5', 1],
    ]);
  });
});

test('a new default changes the conversations without a mode of their own, and a mode one conversation', () => {
  listed([aConversation(), aConversation({ user_id: '2', mode: 'auto' })]);
  const on = chatRealtime.on;
  on?.['chat_mode.changed']?.({ type: 'chat_mode.changed', char_id: '5', chat_mode: 1 }, client);
  expect(list().map(({ chat_mode }) => chat_mode)).toEqual([1, 0]);
  const event = {
    type: 'conversation.mode_changed',
    conversation: key,
    chat_mode: 0,
    mode: 'auto',
    answered: 'auto',
    handover: null,
  } as const;
  on?.['conversation.mode_changed']?.(event, client);
  expect(list()[0]).toMatchObject({ chat_mode: 0, mode: 'auto' });
});

describe('an open conversation', () => {
  const page = (to: number) => ({
    list: Array.from({ length: to }, (_, n) => aMessage({ seq: n + 1 })),
    last_seq: to,
    live_reply: null,
  });
  const seqs = () => thread()?.messages.map(({ seq }) => seq);

  beforeEach(() => {
    client = makeQueryClient();
    stubFetch(() => envelope(page(1)));
  });

  test('that was behind another view is read again on each return, whatever came between', async () => {
    const observer = new QueryObserver(client, threadQuery(aConversation()));
    const leaveFirst = observer.subscribe(() => {});
    await waitFor(() => expect(client.isFetching()).toBe(0));

    leaveFirst();
    // Hidden: one message is missed, and a later piece of an answer makes what is cached look fresh.
    storeMessage(client, aMessage({ seq: 3, identity: 'ai' }));
    changeThread(client, key, (known) => ({ ...known, isAwaited: false }));
    stubFetch(() => envelope(page(3)));
    const leave = observer.subscribe(() => {});
    await waitFor(() => expect(seqs()).toEqual([1, 2, 3]));
    leave();
  });

  test('is read again at each connection, also when catching up fails', async () => {
    const leave = new QueryObserver(client, { ...threadQuery(aConversation()), retry: false }).subscribe(
      () => {},
    );
    await waitFor(() => expect(client.isFetching()).toBe(0));
    stubFetch((url) => (url.includes('/changes') ? answerOf(503) : envelope(page(2))));
    chatRealtime.resync?.(client);
    await waitFor(() => expect(seqs()).toEqual([1, 2]));
    leave();
  });

  test('is read again after what waited in the outbox has gone out', async () => {
    startSession({ token: 'token', imToken: 'im' });
    const leave = new QueryObserver(client, threadQuery(aConversation())).subscribe(() => {});
    await waitFor(() => expect(client.isFetching()).toBe(0));
    const entry = addToOutbox({ ...key, side: 'fan', writerId: '1', content: 'Mine' });
    const stored = aMessage({ seq: 2, content: 'Mine', client_id: entry.clientId });
    const line = (data: object) => `data: ${JSON.stringify({ code: 2000, msg: 'ok', data })}\n\n`;
    stubFetch((url) =>
      url.includes('/charger')
        ? streamOf([line({ message: stored }), line({ done: true })])
        : envelope(page(3)),
    );
    await sendOutbox(client, '1');
    await waitFor(() => expect(seqs()).toEqual([1, 2, 3]));
    leave();
  });
});

const answerOf = (status: number) => answer({ code: 5030, msg: 'Please try again', data: null }, status);

test('when the other side reads, my messages are read; when I read elsewhere, nothing is unread here', () => {
  storeMessage(client, aMessage({ seq: 2, identity: 'creator' }));
  const read = chatRealtime.on?.['conversation.read'];
  read?.({ type: 'conversation.read', conversation: key, reader: 'creator', seq: 2 }, client);
  read?.({ type: 'conversation.read', conversation: key, reader: 'fan', seq: 2 }, client);
  expect(list()[0]).toMatchObject({ peer_read_seq: 2, unread: 0 });
});

describe('after an absence', () => {
  const changes = (over: object) => ({
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
        ? envelope(changes({ messages: [deleted], next: '120', more: true }))
        : envelope(changes({ messages: [aMessage({ seq: 2, identity: 'ai' })], next: '130' })),
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

  test.each([undefined, '100'])(
    'an answer that comes when the person has left leaves nothing in the tab, after %s',
    async (position) => {
      startSession({ token: 'a token', imToken: 'an im token' });
      if (position) chatChangesNext.set(position);
      stubFetch(() => {
        endSession('logout');
        return envelope(changes({ next: '130', messages: [aMessage({ seq: 2, identity: 'ai' })] }));
      });
      await catchUp(client);
      expect(chatChangesNext.get()).toBeUndefined();
      expect(thread()?.messages).toHaveLength(1);
    },
  );

  test('the first time, what is on screen is read again and the present position is saved', async () => {
    stubFetch(() => envelope(changes({ next: '90' })));
    await catchUp(client);
    expect(chatChangesNext.get()).toBe('90');
    expect(isStale(threadKey(key))).toBe(true);
  });
});

describe('what I make of a conversation in another tab', () => {
  const changed = (over: Partial<ChatListItem>) =>
    chatRealtime.on?.['conversation.changed']?.(
      {
        type: 'conversation.changed',
        conversation: aConversation({ last_seq: 1, ...over }),
        unread_total: 0,
      },
      client,
    );

  test('pins it above newer ones, and a newer message does not push it down', () => {
    changed({ is_pinned: 1 });
    expect(list().map(({ char_id }) => char_id)).toEqual(['5', '6']);
    const message = aMessage({ char_id: '6', seq: 2, identity: 'creator' });
    storeMessage(client, message);
    expect(list().map(({ char_id }) => char_id)).toEqual(['5', '6']);
  });

  test('takes it out of the inbox when it is archived', () => {
    changed({ folder: 'archived' });
    expect(list().map(({ char_id }) => char_id)).toEqual(['6']);
  });

  test('takes away the messages that are deleted for me, and leaves what came later', () => {
    storeMessage(client, aMessage({ seq: 2, identity: 'creator' }));
    changed({ last_seq: 2, preview_seq: 2, cleared_seq: 1 });
    expect(thread()?.messages.map(({ seq }) => seq)).toEqual([2]);
  });
});

test.each([
  ['a message', () => storeMessage(client, aMessage({ seq: 2, identity: 'creator', content: 'Hello' }))],
  [
    'the end of an answer',
    () =>
      chatRealtime.on?.['reply.ended']?.(
        { type: 'reply.ended', conversation: key, reply_id: '9', outcome: 'failed' },
        client,
      ),
  ],
])(
  '%s that comes while a conversation is read for the first time is in it, though the answer was older',
  async (_what, arrive) => {
    const older = Promise.withResolvers<void>();
    const fetch = stubFetch(async () => {
      const isFirst = fetch.mock.calls.length === 1;
      if (isFirst) await older.promise;
      const messages = Array.from({ length: isFirst ? 1 : 2 }, (_, n) => aMessage({ seq: n + 1 }));
      return envelope({ list: messages, last_seq: messages.length, live_reply: null });
    });
    client = makeQueryClient();
    const stop = new QueryObserver(client, threadQuery(aConversation())).subscribe(() => undefined);
    await waitFor(() => expect(fetch).toHaveBeenCalledOnce());
    arrive();
    arrive();
    older.resolve();
    await waitFor(() => expect(thread()?.messages.map(({ seq }) => seq)).toEqual([1, 2]));
    // However much has come, it is asked for once more.
    expect(fetch).toHaveBeenCalledTimes(2);
    stop();
  },
);

test('a conversation with a new message is on top of a list that is read for the first time, though the answer was older', async () => {
  const older = Promise.withResolvers<void>();
  const fetch = stubFetch(async () => {
    const isFirst = fetch.mock.calls.length === 1;
    if (isFirst) await older.promise;
    return envelope({
      list: [aConversation({ last_seq: isFirst ? 1 : 2, unread: isFirst ? 0 : 1 })],
      next: null,
    });
  });
  client = makeQueryClient();
  const stop = new InfiniteQueryObserver(client, conversationsQuery).subscribe(() => undefined);
  await waitFor(() => expect(fetch).toHaveBeenCalledOnce());
  storeMessage(client, aMessage({ seq: 2, identity: 'creator' }));
  older.resolve();
  await waitFor(() => expect(list()[0]).toMatchObject({ last_seq: 2, unread: 1 }));
  stop();
});

test('what is read while the list is on its way is read there too, though the answer was older', async () => {
  const older = Promise.withResolvers<void>();
  const fetch = stubFetch(async () => {
    const isFirst = fetch.mock.calls.length === 1;
    if (isFirst) await older.promise;
    return envelope({ list: [aConversation({ last_seq: 1, unread: isFirst ? 1 : 0 })], next: null });
  });
  client = new QueryClient();
  const stop = new InfiniteQueryObserver(client, conversationsQuery).subscribe(() => undefined);
  await waitFor(() => expect(fetch).toHaveBeenCalledOnce());
  storeRead(client, key, { reader: 'fan', seq: 1 });
  older.resolve();
  await waitFor(() => expect(list()[0]?.unread).toBe(0));
  stop();
});
