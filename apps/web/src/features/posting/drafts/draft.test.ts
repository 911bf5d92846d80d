import { describe, expect, test } from 'vitest';
import {
  type Draft,
  type DraftItem,
  draftPrice,
  draftProblem,
  emptyDraft,
  moveItem,
  writtenPost,
} from './draft.ts';

const item = (id: string, given: Partial<DraftItem> = {}): DraftItem => ({
  id,
  kind: 'image',
  upload: { stage: 'done' },
  media: { media_id: id } as NonNullable<DraftItem['media']>,
  isPreview: false,
  alt: '',
  ...given,
});
const draft = (given: Partial<Draft>): Draft => ({ ...emptyDraft('group_1'), content: 'Words', ...given });
const paid = { isPaid: true, price: '100' };

describe('a draft', () => {
  test.each([
    ['has nothing in it', { content: ' \n ' }, 'empty'],
    ['has words', {}, undefined],
    ['has a picture and no words', { content: '', items: [item('1')] }, undefined],
    ['waits for a file', { items: [item('1', { upload: { stage: 'sending', part: 1 } })] }, 'uploading'],
    ['lost a file', { items: [item('1', { upload: { stage: 'failed', reason: '' } })] }, 'failed'],
    ['has a file that was stopped', { items: [item('1', { upload: { stage: 'paused' } })] }, 'failed'],
    ['is paid without a price', { isPaid: true, items: [item('1')] }, 'price'],
    ['is too cheap', { isPaid: true, price: '9', items: [item('1')] }, 'price'],
    ['is too dear', { isPaid: true, price: '10001', items: [item('1')] }, 'price'],
    ['sells words alone', paid, 'nothingToSell'],
    [
      'shows for free all that it sells',
      { ...paid, items: [item('1', { isPreview: true })] },
      'nothingToSell',
    ],
    ['sells a picture', { ...paid, items: [item('1')] }, undefined],
    ['is to be finished later', { ...paid, state: 5, items: [item('1', { isPreview: true })] }, undefined],
  ] as const)('that %s', (_what, given, problem) => {
    expect(draftProblem(draft(given))).toBe(problem);
  });

  test('of a paid post is for buyers alone on a free page, and includes subscribers on a pro page', () => {
    const sold = { ...paid, items: [item('1')] };
    expect(writtenPost({ ...emptyDraft(null), ...sold }).members_included).toBe(0);
    expect(writtenPost({ ...emptyDraft('group_2'), ...sold }).members_included).toBe(1);
    expect(writtenPost({ ...emptyDraft(null), content: 'Free' }).members_included).toBe(1);
  });

  test('of a free post is open to everyone on a free page, for subscribers on a pro page, and never when sold', () => {
    expect(writtenPost({ ...emptyDraft(null), content: 'Free' }).is_open).toBe(1);
    expect(writtenPost({ ...emptyDraft('group_2'), content: 'Free' }).is_open).toBe(0);
    expect(writtenPost({ ...emptyDraft(null), ...paid, items: [item('1')] }).is_open).toBe(0);
    expect(writtenPost({ ...emptyDraft(null), content: 'For a tier', tierLevel: 1000 }).is_open).toBe(0);
  });

  test('that was made free again costs nothing and has no preview, whatever was chosen before', () => {
    const given = draft({ isPaid: false, price: '500', items: [item('1', { isPreview: true })] });
    expect(draftPrice(given)).toBe(0);
    expect(writtenPost(given)).toMatchObject({ price: 0, media: [{ media_id: '1', is_preview: false }] });
  });
});

test('items move to their new place, and not beyond the ends', () => {
  const items = ['a', 'b', 'c'].map((id) => item(id));
  const idsAfter = (id: string, to: number) =>
    moveItem(items, id, to)
      .map((one) => one.id)
      .join('');
  expect(idsAfter('a', 2)).toBe('bca');
  expect(idsAfter('c', 0)).toBe('cab');
  expect(idsAfter('b', 3)).toBe('abc');
  expect(idsAfter('b', -1)).toBe('abc');
});
