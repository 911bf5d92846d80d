import type { ChatListItem } from '@kindred/contract/chat/calls';
import { beforeEach, describe, expect, test } from 'vitest';
import { aConversation, aMessage } from '../../inbox/chat-samples.ts';
import { conversationsQuery } from '../../inbox/inbox.queries.ts';
import { storeConversation } from '../../inbox/inbox-cache.ts';
import { addToOutbox, readOutbox } from '../../outbox/outbox.ts';
import { conversationRealtime } from '../conversation.realtime.ts';
import { threadKey } from './thread.queries.ts';
import { storeMessage } from './thread-cache.ts';
import { sampleKey as key, sampleChatCache } from './thread-cache-samples.ts';

let { client, listed, list, thread, isStale } = sampleChatCache();

beforeEach(() => {
  ({ client, listed, list, thread, isStale } = sampleChatCache());
});

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
  const on = conversationRealtime.on;
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

test('when the other side reads, my messages are read; when I read elsewhere, nothing is unread here', () => {
  storeMessage(client, aMessage({ seq: 2, identity: 'creator' }));
  const read = conversationRealtime.on?.['conversation.read'];
  read?.({ type: 'conversation.read', conversation: key, reader: 'creator', seq: 2 }, client);
  read?.({ type: 'conversation.read', conversation: key, reader: 'fan', seq: 2 }, client);
  expect(list()[0]).toMatchObject({ peer_read_seq: 2, unread: 0 });
});

describe('what I make of a conversation in another tab', () => {
  const changed = (over: Partial<ChatListItem>) =>
    conversationRealtime.on?.['conversation.changed']?.(
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
});
