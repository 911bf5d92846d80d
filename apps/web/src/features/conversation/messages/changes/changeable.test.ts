import type { ChatMessage } from '@kindred/contract/chat/calls';
import { expect, test } from 'vitest';
import { aConversation, aMessage } from '../../../inbox/chat-samples.ts';
import { withNewest } from '../../thread/thread.ts';
import { isUnsent, lastChangeable } from './changeable.ts';

const now = () => new Date().toISOString();
const thread = (...messages: ChatMessage[]) =>
  withNewest(undefined, { list: messages, last_seq: messages.length, live_reply: null });
const mine = (seq: number, over: Partial<ChatMessage> = {}) =>
  aMessage({ seq, created_time: now(), ...over });
const theirs = (seq: number, over: Partial<ChatMessage> = {}) => mine(seq, { identity: 'creator', ...over });

test('the last message that one wrote by hand a moment ago can be changed, whatever came after it', () => {
  const people = aConversation({ chat_mode: 1 });
  expect(lastChangeable(people, thread(mine(1), mine(2), theirs(3)))).toMatchObject({
    kind: 'edit',
    message: { seq: 2 },
  });
  const isUnsent = { is_deleted: true, content: '' };
  expect(lastChangeable(people, thread(mine(1), mine(2, isUnsent)))).toMatchObject({ message: { seq: 1 } });
});

test('what an AI has just answered is asked again with other words', () => {
  const answered = thread(mine(1), theirs(2, { identity: 'ai', reply_to_seq: 1 }));
  expect(lastChangeable(aConversation(), answered)).toMatchObject({ kind: 'resend', message: { seq: 1 } });
});

test('nothing is changed that was written long ago, by the other side, as a voice message, or while an answer comes', () => {
  const people = aConversation({ chat_mode: 1 });
  expect(lastChangeable(people, thread(aMessage({ seq: 1 })))).toBeUndefined();
  expect(lastChangeable(people, thread(theirs(1)))).toBeUndefined();
  expect(lastChangeable(people, thread(mine(1, { type: 'voice', content: '' })))).toBeUndefined();
  const reply = { replyId: '7', msgId: 'm', text: '', state: 'writing' } as const;
  const writing = { ...thread(mine(1)), reply };
  expect(lastChangeable(aConversation(), writing)).toBeUndefined();
});

test('a message that is unsent while its words are changed is no longer there to be changed', () => {
  const subject = { kind: 'edit', message: mine(1) } as const;
  expect(isUnsent(subject, thread(mine(1), mine(2)))).toBe(false);
  expect(isUnsent(subject, thread(mine(1, { is_deleted: true, content: '' }), mine(2)))).toBe(true);
  expect(isUnsent(subject, thread(mine(2, { is_deleted: true, content: '' })))).toBe(false);
});
