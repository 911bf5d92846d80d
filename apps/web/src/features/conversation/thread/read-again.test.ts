import { InfiniteQueryObserver, type QueryClient, QueryObserver } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { makeQueryClient } from '../../../lib/query/query-client.ts';
import { startSession } from '../../../lib/storage/session.ts';
import { answer, envelope, streamOf, stubFetch } from '../../../test/fake-server.ts';
import { aConversation, aMessage } from '../../inbox/chat-samples.ts';
import { type ConversationPages, conversationsQuery } from '../../inbox/inbox.queries.ts';
import { storeRead } from '../../inbox/inbox-cache.ts';
import { addToOutbox } from '../../outbox/outbox.ts';
import { conversationRealtime } from '../conversation.realtime.ts';
import { sendOutbox } from '../sending/send-outbox.ts';
import { threadKey, threadQuery } from './thread.queries.ts';
import type { Thread } from './thread.ts';
import { changeThread, storeMessage } from './thread-cache.ts';
import { sampleKey } from './thread-cache-samples.ts';

let client: QueryClient;

beforeEach(() => {
  client = makeQueryClient();
});

const seqs = () => client.getQueryData<Thread>(threadKey(sampleKey))?.messages.map(({ seq }) => seq);
const first = () => client.getQueryData<ConversationPages>(conversationsQuery.queryKey)?.pages[0]?.list[0];

describe('an open conversation', () => {
  const page = (to: number) => ({
    list: Array.from({ length: to }, (_, n) => aMessage({ seq: n + 1 })),
    last_seq: to,
    live_reply: null,
  });
  beforeEach(() => {
    stubFetch(() => envelope(page(1)));
  });

  test('that was behind another view is read again on each return, whatever came between', async () => {
    const observer = new QueryObserver(client, threadQuery(aConversation()));
    const leaveFirst = observer.subscribe(() => {});
    await waitFor(() => expect(client.isFetching()).toBe(0));

    leaveFirst();
    // Hidden: one message is missed, and a later piece of an answer makes what is cached look fresh.
    storeMessage(client, aMessage({ seq: 3, identity: 'ai' }));
    changeThread(client, sampleKey, (known) => ({ ...known, isAwaited: false }));
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
    conversationRealtime.resync?.(client);
    await waitFor(() => expect(seqs()).toEqual([1, 2]));
    leave();
  });

  test('is read again after what waited in the outbox has gone out', async () => {
    startSession({ token: 'token', imToken: 'im' });
    const leave = new QueryObserver(client, threadQuery(aConversation())).subscribe(() => {});
    await waitFor(() => expect(client.isFetching()).toBe(0));
    const entry = addToOutbox({ ...sampleKey, side: 'fan', writerId: '1', content: 'Mine' });
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

test.each([
  ['a message', () => storeMessage(client, aMessage({ seq: 2, identity: 'creator', content: 'Hello' }))],
  [
    'the end of an answer',
    () =>
      conversationRealtime.on?.['reply.ended']?.(
        { type: 'reply.ended', conversation: sampleKey, reply_id: '9', outcome: 'failed' },
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
    const stop = new QueryObserver(client, threadQuery(aConversation())).subscribe(() => undefined);
    await waitFor(() => expect(fetch).toHaveBeenCalledOnce());
    arrive();
    arrive();
    older.resolve();
    await waitFor(() => expect(seqs()).toEqual([1, 2]));
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
  const stop = new InfiniteQueryObserver(client, conversationsQuery).subscribe(() => undefined);
  await waitFor(() => expect(fetch).toHaveBeenCalledOnce());
  storeMessage(client, aMessage({ seq: 2, identity: 'creator' }));
  older.resolve();
  await waitFor(() => expect(first()).toMatchObject({ last_seq: 2, unread: 1 }));
  stop();
});

test('what is read while the list is on its way is read there too, though the answer was older', async () => {
  const older = Promise.withResolvers<void>();
  const fetch = stubFetch(async () => {
    const isFirst = fetch.mock.calls.length === 1;
    if (isFirst) await older.promise;
    return envelope({ list: [aConversation({ last_seq: 1, unread: isFirst ? 1 : 0 })], next: null });
  });
  const stop = new InfiniteQueryObserver(client, conversationsQuery).subscribe(() => undefined);
  await waitFor(() => expect(fetch).toHaveBeenCalledOnce());
  storeRead(client, sampleKey, { reader: 'fan', seq: 1 });
  older.resolve();
  await waitFor(() => expect(first()?.unread).toBe(0));
  stop();
});
