import type { InfiniteData } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { makeComment, makeReply } from '../../../test/make-comment.ts';
import { mergeReplies, withComment, withoutComment, withReply } from './comment-pages.ts';

const page = { next: null, count: 2 };
const older = makeComment({ comment_id: '1', content: 'older' });
const newer = makeComment({ comment_id: '2', content: 'newer' });
const pages = {
  pages: [
    { ...page, list: [newer] },
    { ...page, list: [older] },
  ],
  pageParams: [null, 'x'],
};
const texts = (data: InfiniteData<(typeof pages.pages)[number]>) =>
  data.pages.map(({ list }) => list.map(({ content }) => content));

test('a new comment stands on top, and what the server has takes its place', () => {
  const pending = makeComment({ comment_id: 'pending-a', content: 'mine' });
  const shown = withComment(pages, pending);
  expect(texts(shown)).toEqual([['mine', 'newer'], ['older']]);
  const stored = makeComment({ comment_id: '3', content: 'mine, stored' });
  expect(texts(withComment(shown, stored, 'pending-a'))).toEqual([['mine, stored', 'newer'], ['older']]);
});

test('a comment that the list brought meanwhile is not shown twice', () => {
  const stored = makeComment({ comment_id: '3', content: 'stored' });
  const both = withComment(withComment(pages, stored), makeComment({ comment_id: 'pending-a' }));
  expect(texts(withComment(both, stored, 'pending-a'))).toEqual([['stored', 'newer'], ['older']]);
});

test('an answer goes to the end of its thread, once', () => {
  const first = makeReply({ comment_id: '10', parent: '1', content: 'first' });
  const pending = makeReply({ comment_id: 'pending-b', parent: '1' });
  const stored = makeReply({ comment_id: '11', parent: '1', content: 'second' });
  const all = withReply(withReply(withReply(pages, first), pending), stored, 'pending-b');
  expect(all.pages[1]?.list[0]?.replies.map(({ content }) => content)).toEqual(['first', 'second']);
  expect(all.pages[0]?.list[0]?.replies).toEqual([]);
});

test('a comment goes with its thread, an answer alone', () => {
  const withAnswer = withReply(pages, makeReply({ comment_id: '10', parent: '1' }));
  expect(withoutComment(withAnswer, '10').pages[1]?.list[0]?.replies).toEqual([]);
  expect(texts(withoutComment(withAnswer, '1'))).toEqual([['newer'], []]);
});

test('answers of a thread are in the order of their age, each once, what is on its way last', () => {
  const [a, b, c] = ['7', '9', '30'].map((comment_id) => makeReply({ comment_id }));
  const pending = makeReply({ comment_id: 'pending-c' });
  if (!a || !b || !c) throw new Error('nothing');
  expect(mergeReplies([a, b, pending], [c, b, a])).toEqual([a, b, c, pending]);
});
