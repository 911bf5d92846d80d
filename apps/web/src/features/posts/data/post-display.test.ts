import { describe, expect, test } from 'vitest';
import { makeCharacter, makePicture, makePost } from '../../../test/make-post.ts';
import { paywallOptions } from '../unlock/paywall-options.ts';
import { postDisplay } from './post-display.ts';

const preview = [makePicture('/media/p/w640')];

describe('how a post is shown', () => {
  test.each([
    { what: 'one may have all of it', post: makePost({ access: 'full' }), is: 'multiple' },
    { what: 'locked', post: makePost({ access: 'locked' }), is: 'locked' },
    {
      what: 'locked with a free part',
      post: makePost({ access: 'preview', free_preview: preview }),
      is: 'preview',
    },
    { what: 'a free part that is empty', post: makePost({ access: 'preview' }), is: 'locked' },
    {
      what: 'locked, though it has a free part',
      post: makePost({ access: 'locked', free_preview: preview }),
      is: 'locked',
    },
  ])('$what: $is', ({ post, is }) => {
    expect(postDisplay(post, '1')).toBe(is);
    expect(postDisplay(post, undefined)).toBe(is);
  });

  test("one's own post is always shown whole", () => {
    const post = makePost({ access: 'locked', character: makeCharacter({ user_id: '1' }) });
    expect(postDisplay(post, '1')).toBe('multiple');
    expect(postDisplay(post, '2')).toBe('locked');
  });
});

describe('what a locked post offers', () => {
  const subscribe = { kind: 'subscribe', monthUsdCents: 999, trialDays: 0 };
  test.each([
    { what: 'free post, free character', group: null, price: 0, buy: null, join: { kind: 'follow' } },
    { what: 'free post, pro character', group: 'group_2', price: 0, buy: null, join: subscribe },
    {
      what: 'free post, pro character with a trial',
      group: 'group_2_7',
      price: 0,
      buy: null,
      join: { ...subscribe, trialDays: 7 },
    },
    { what: 'paid post, free character', group: null, price: 120, buy: 120, join: { kind: 'follow' } },
    { what: 'paid post, pro character', group: 'group_2', price: 120, buy: 120, join: subscribe },
    { what: 'unknown tier', group: 'group_9', price: 0, buy: null, join: { kind: 'unsellable' } },
  ])('$what', ({ group, price, buy, join }) => {
    const post = makePost({ price, character: makeCharacter({ group_id: group }) });
    expect(paywallOptions(post)).toEqual({ buyDiamonds: buy, join });
  });

  test('which members are not included in offers no joining as a way in', () => {
    for (const group_id of [null, 'group_2']) {
      const post = makePost({ price: 120, members_included: 0, character: makeCharacter({ group_id }) });
      expect(paywallOptions(post)).toEqual({ buyDiamonds: 120, join: null });
    }
  });

  test('while pro sales are off it can still be bought, not subscribed', () => {
    const character = makeCharacter({ group_id: 'group_1', pro_sales_open: false });
    expect(paywallOptions(makePost({ price: 5, character }))).toEqual({
      buyDiamonds: 5,
      join: { kind: 'closed' },
    });
  });
});
