import type { ChatMessage } from '@kindred/contract/chat/calls';
import { expect, test } from 'vitest';
import { aMessage } from '../../inbox/chat-samples.ts';
import { firstUnreadSeq, newestAnswer, timeline } from './timeline.ts';

const at = (minutes: number) => new Date(2026, 10, 20, 23, 50 + minutes).toISOString();
const message = (seq: number, over: Partial<ChatMessage> = {}) =>
  aMessage({ seq, created_time: at(seq), ...over });

function drawn(messages: ChatMessage[], over: Partial<Parameters<typeof timeline>[0]> = {}) {
  return timeline({ messages, reply: null, firstUnreadSeq: undefined, hasNotices: false, ...over });
}

test('each day begins with its date', () => {
  const days = drawn([message(1), message(2), message(12)]).filter(({ kind }) => kind === 'day');
  expect(days).toMatchObject([{ day: '2026-11-20' }, { day: '2026-11-21' }]);
});

test('what one person writes within five minutes is a group', () => {
  const entries = drawn([
    message(1),
    message(2),
    message(3, { identity: 'ai' }),
    message(9, { identity: 'ai' }),
  ]);
  const edges = entries.flatMap((entry) => (entry.kind === 'message' ? [[entry.isFirst, entry.isLast]] : []));
  expect(edges).toEqual([
    [true, false],
    [false, true],
    [true, true],
    [true, true],
  ]);
});

test('a gift stands alone', () => {
  const entries = drawn([message(1), message(2, { type: 'gift', diamonds: 300 })]);
  expect(entries.at(-1)).toMatchObject({ isFirst: true });
});

test('the unread line stands before the first message of the other side that was not read', () => {
  const messages = [
    message(1, { identity: 'ai' }),
    message(2, { identity: 'creator' }),
    message(3, { identity: 'system', type: 'mode' }),
    message(4, { identity: 'ai' }),
  ];
  expect(firstUnreadSeq(messages, { side: 'fan', unread: 2 })).toBe(2);
  expect(firstUnreadSeq(messages, { side: 'fan', unread: 0 })).toBeUndefined();
  expect(firstUnreadSeq(messages, { side: 'fan', unread: 40 })).toBe(1);
  const kinds = drawn(messages, { firstUnreadSeq: 2 }).map(({ kind }) => kind);
  expect(kinds).toEqual(['day', 'message', 'unread', 'message', 'message', 'message']);
});

test('an answer that is written again stands where the old one stood', () => {
  const reply = { replyId: '1', msgId: '1002', text: 'Again', state: 'writing' } as const;
  const kinds = drawn([message(1), message(2, { identity: 'ai' })], { reply }).map(({ kind }) => kind);
  expect(kinds).toEqual(['day', 'message', 'reply']);
});

test('only the last word of the companion may be asked for again', () => {
  const answer = message(2, { identity: 'ai', reply_to_seq: 1 });
  expect(newestAnswer([message(1), answer])).toBe(answer);
  expect(newestAnswer([message(1), answer, message(3)])).toBeUndefined();
  expect(newestAnswer([message(1), message(2, { identity: 'creator' })])).toBeUndefined();
  // A greeting answers nothing.
  expect(newestAnswer([message(1, { identity: 'ai' })])).toBeUndefined();
});

test('a fan is told that an AI answers at the start of a conversation and after every three hours of it', () => {
  const hours = [0, 1, 2.9, 3, 4, 5.9, 6.1, 30];
  const messages = hours.flatMap((hour, n) => {
    const created_time = new Date(Date.UTC(2026, 10, 20, 0, hour * 60)).toISOString();
    return [
      aMessage({ seq: 2 * n + 1, created_time }),
      aMessage({ seq: 2 * n + 2, created_time, identity: 'ai' }),
    ];
  });
  const told = drawn(messages, { hasNotices: true })
    .flatMap((entry, n, all) => (entry.kind === 'notice' ? [all[n + 1]] : []))
    .map(
      (next) => next?.kind === 'message' && next.message.identity === 'ai' && hours[next.message.seq / 2 - 1],
    );
  expect(told).toEqual([0, 3, 6.1, 30]);
  expect(drawn(messages).some(({ kind }) => kind === 'notice')).toBe(false);
});

test('the notice stands above the first answer while it is being written', () => {
  const reply = { replyId: '1', msgId: 'm', text: 'Hel', state: 'writing' } as const;
  const kinds = drawn([message(1)], { reply, hasNotices: true }).map(({ kind }) => kind);
  expect(kinds).toEqual(['day', 'message', 'notice', 'reply']);
  const later = drawn([message(1), message(2, { identity: 'ai' }), message(3)], { reply, hasNotices: true });
  expect(later.map(({ kind }) => kind)).toEqual(['day', 'message', 'notice', 'message', 'message', 'reply']);
});
