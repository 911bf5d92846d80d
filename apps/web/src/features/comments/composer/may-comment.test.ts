import { expect, test } from 'vitest';
import { makeCharacter, makeLockedPost, makePost } from '../../../test/make-post.ts';
import { mayComment } from './may-comment.ts';

test.each([
  [1, 'yes'],
  [2, 'creators'],
  [3, 'subscribers'],
  [0, 'closed'],
  [9, 'closed'],
] as const)('can_comment %i says %s', (can_comment, may) => {
  expect(mayComment(makePost({ character: makeCharacter({ can_comment }) }), '1')).toBe(may);
});

test('on a locked post nobody comments, whatever the setting says', () => {
  expect(mayComment(makeLockedPost(), '1')).toBe('locked');
  expect(mayComment(makePost({ access: 'preview', free_preview: makePost().media }), '1')).toBe('locked');
});
