import { expect, test } from 'vitest';
import { answering, answeringNobody, contentOf, emptyDraft, restored, typed } from './comment-draft.ts';

const robin = { rootId: '1', commentId: '2', userId: '21', nickname: 'Robin' };
const lee = { ...robin, commentId: '3', userId: '22', nickname: 'Lee' };

test('Reply fills in the name and keeps what was written; another Reply changes the name', () => {
  const draft = answering(typed(emptyDraft, 'thank you'), robin);
  expect(draft).toEqual({ text: '@Robin thank you', target: robin });
  expect(answering(draft, lee)).toEqual({ text: '@Lee thank you', target: lee });
});

test('clearing the field answers nobody any more', () => {
  expect(typed(answering(emptyDraft, robin), '')).toEqual(emptyDraft);
});

test.each([
  ['@Robin  thank you ', 'thank you'],
  ['@Robin ', ''],
  ['@Robin', ''],
  ['@Robinson was here', '@Robinson was here'],
  ['thank you @Robin ', 'thank you @Robin'],
])('of "%s" is sent "%s"', (text, sent) => {
  expect(contentOf({ text, target: robin })).toBe(sent);
});

test('to nobody, the name is just a word', () => {
  expect(contentOf({ text: '@Robin hi', target: null })).toBe('@Robin hi');
  expect(answeringNobody({ text: '@Robin hi', target: robin })).toEqual({ text: 'hi', target: null });
});

test('what was refused comes back, and nothing that was begun meanwhile is lost', () => {
  const refused = { text: '@Robin thank you', target: robin };
  expect(restored(emptyDraft, refused)).toBe(refused);
  expect(restored(typed(emptyDraft, 'next'), refused).text).toBe('@Robin thank you\nnext');
});
