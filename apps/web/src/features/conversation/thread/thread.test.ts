import { expect, test } from 'vitest';
import { aMessage } from '../../inbox/chat-samples.ts';
import {
  atPage,
  emptyThread,
  lastSeq,
  type Thread,
  windowMax,
  withMessage,
  withNewer,
  withNewest,
  withOlder,
  withReplyEnded,
  withReplyPiece,
} from './thread.ts';

const messages = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => aMessage({ seq: from + i }));
const page = (from: number, to: number) => ({ list: messages(from, to), last_seq: to, live_reply: null });
const seqs = (thread: Thread) => thread.messages.map(({ seq }) => seq);
const piece = { replyId: '7', msgId: 'm-reply', text: 'Hel', offset: 0 };

test('a conversation that was away joins what it missed', () => {
  const known = withNewest(undefined, page(11, 20));
  expect(seqs(withNewest(known, page(18, 22)))).toEqual(messages(11, 22).map(({ seq }) => seq));
});

test('when too much was missed to join, only the newest page is shown and older ones are asked for again', () => {
  const known = withNewest(undefined, page(1, 5));
  const thread = withNewest(known, page(30, 40));
  expect(seqs(thread)[0]).toBe(30);
  expect(thread.reachesStart).toBe(false);
});

test('older messages go before, each once, up to the first of all', () => {
  const thread = withOlder(withNewest(undefined, page(6, 10)), page(1, 6));
  expect(seqs(thread)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(thread.reachesStart).toBe(true);
});

test('a message that comes twice is there once', () => {
  const thread = withNewest(undefined, page(1, 2));
  const once = withMessage(thread, aMessage({ seq: 3 })) as Thread;
  expect(seqs(withMessage(once, aMessage({ seq: 3 })) as Thread)).toEqual([1, 2, 3]);
});

test('a message after one that was never seen is a gap, not a hole in the conversation', () => {
  expect(withMessage(withNewest(undefined, page(1, 2)), aMessage({ seq: 4 }))).toBe('gap');
});

test('a deleted message stays deleted when an answer from before arrives late', () => {
  const thread = withMessage(
    withNewest(undefined, page(1, 2)),
    aMessage({ seq: 2, is_deleted: true, content: '' }),
  ) as Thread;
  expect(withNewest(thread, page(1, 2)).messages[1]).toMatchObject({ is_deleted: true, content: '' });
});

test('a read message does not become unread again', () => {
  const thread = withMessage(emptyThread, aMessage({ seq: 1, receiptStatus: 2 })) as Thread;
  expect(
    (withMessage(thread, aMessage({ seq: 1, receiptStatus: 1 })) as Thread).messages[0]?.receiptStatus,
  ).toBe(2);
});

test('the finished answer takes the place of the one being written, and late pieces do not bring it back', () => {
  const writing = withReplyPiece(withNewest(undefined, page(1, 1)), piece);
  const stored = withMessage(
    writing,
    aMessage({ seq: 2, msg_id: 'm-reply', identity: 'ai', content: 'Hello' }),
  ) as Thread;
  expect(stored.reply).toBeNull();
  expect(withReplyPiece(stored, { ...piece, text: 'lo', offset: 3 }).reply).toBeNull();
});

test('a failed answer stays in sight, a stopped one goes', () => {
  const writing = withReplyPiece(emptyThread, piece);
  expect(withReplyEnded(writing, '7', 'failed').reply).toMatchObject({ text: 'Hel', state: 'failed' });
  expect(withReplyEnded(writing, '7', 'stopped').reply).toBeNull();
});

test('after a reload the answer goes on from what the page brought', () => {
  const live = { reply_id: '7', msg_id: 'm-reply', reply_content: 'Hello', offset: 0 };
  const thread = withNewest(undefined, { ...page(1, 1), live_reply: live });
  expect(withReplyPiece(thread, { ...piece, text: 'lo there', offset: 3 }).reply?.text).toBe('Hello there');
  expect(lastSeq(thread)).toBe(1);
});

test('an answer that is written again shows its new words while the old one is still in the log', () => {
  const stored = withMessage(
    emptyThread,
    aMessage({ seq: 1, msg_id: 'm-reply', content: 'Hello' }),
  ) as Thread;
  const again = withReplyPiece(stored, { ...piece, text: 'Good evening' });
  expect(again.reply?.text).toBe('Good evening');
  const rewritten = aMessage({ seq: 1, msg_id: 'm-reply', content: 'Good evening' });
  expect(withMessage(again, rewritten)).toMatchObject({
    reply: null,
    messages: [{ content: 'Good evening' }],
  });
});

test('what was under way while a message was edited does not bring the old words back', () => {
  const thread = withNewest(undefined, page(1, 2));
  const edited = withMessage(thread, aMessage({ seq: 2, content: 'Edited', revision: 2 })) as Thread;
  const late = withMessage(
    edited,
    aMessage({ seq: 2, content: 'Before', revision: 1, receiptStatus: 2 }),
  ) as Thread;
  expect(late.messages[1]).toMatchObject({ content: 'Edited', receiptStatus: 2 });
});

test('of a hundred thousand messages no more are held than can be near the eye, back and forth', () => {
  const size = 30;
  const last = 100_000;
  const from = (first: number, to: number) => ({ ...page(first, to), last_seq: last });
  let thread = withNewest(undefined, from(last - size + 1, last));
  for (let back = 0; back < 20; back++) {
    const first = seqs(thread)[0] ?? 0;
    thread = withOlder(thread, from(first - size, first - 1));
  }
  expect(thread.messages).toHaveLength(windowMax);
  expect(thread.reachesEnd).toBe(false);
  // What comes meanwhile is no hole in what is shown.
  expect(withMessage(thread, aMessage({ seq: last + 1 }))).toBe(thread);
  expect(withNewest(thread, from(last - 29, last))).toBe(thread);

  thread = atPage(thread, from(500, 539), 40);
  expect([seqs(thread)[0], thread.reachesStart, thread.reachesEnd]).toEqual([500, false, false]);
  while (lastSeq(thread) < 900) thread = withNewer(thread, from(lastSeq(thread) + 1, lastSeq(thread) + size));
  expect(thread.messages).toHaveLength(windowMax);
  expect(seqs(thread)).toEqual(
    messages(lastSeq(thread) - windowMax + 1, lastSeq(thread)).map(({ seq }) => seq),
  );
  thread = atPage(thread, from(last - 29, last), size);
  expect(thread.reachesEnd).toBe(true);
});
