import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type LiveReply, type ReplyPiece, withPiece } from './live-reply.ts';

const text = 'Grüße aus 北京 — I kept the window seat for you 🪟, come by.';

function piece(from: number, to: number, replyId = '1'): ReplyPiece {
  return { replyId, msgId: '10', text: text.slice(from, to), offset: from };
}

function read(pieces: readonly ReplyPiece[]): LiveReply | null {
  return pieces.reduce<LiveReply | null>(withPiece, null);
}

test('an answer reads the same however it was cut', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(text.length)), (cuts) => {
      const ends = [...cuts, text.length].sort((a, b) => a - b);
      const pieces = ends.map((end, i) => piece(ends[i - 1] ?? 0, end));
      expect(read(pieces)?.text).toBe(text);
    }),
  );
});

test('pieces that come twice, overlap or are late are shown once', () => {
  const reply = read([piece(0, 10), piece(0, 10), piece(5, 20), piece(0, 3), piece(20, text.length)]);
  expect(reply).toEqual({ replyId: '1', msgId: '10', text, state: 'writing' });
});

test('a missing piece leaves no hole in the text: the answer stops there and asks for the rest', () => {
  const behind = read([piece(0, 10), piece(20, 30)]);
  expect(behind).toMatchObject({ text: text.slice(0, 10), state: 'behind' });
  expect(withPiece(behind, piece(10, text.length))).toMatchObject({ text, state: 'writing' });
});

test('whatever order pieces come in, what is shown is a beginning of the answer', () => {
  const all = Array.from({ length: 12 }, (_, i) => piece(i * 5, Math.min(text.length, i * 5 + 9)));
  fc.assert(
    fc.property(fc.shuffledSubarray(all), (pieces) => {
      expect(text.startsWith(read(pieces)?.text ?? '')).toBe(true);
    }),
  );
});

test('a new answer starts over', () => {
  expect(read([piece(0, 10), piece(0, 4, '2')])).toMatchObject({ replyId: '2', text: text.slice(0, 4) });
});

test('when the companion starts over, what it wrote first is replaced', () => {
  const again = { replyId: '1', msgId: '10', text: 'Hello', offset: 0 };
  expect(read([piece(0, 30), again])?.text).toBe('Hello');
});
