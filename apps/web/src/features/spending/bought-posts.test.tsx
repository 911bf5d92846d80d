import type { Purchase } from '@kindred/contract/spending/calls';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { startSession } from '../../lib/storage/session.ts';
import { envelope, stubFetch } from '../../test/fake-server.ts';
import { makePicture, makePost } from '../../test/make-post.ts';
import { show } from '../../test/show.tsx';
import { BoughtPosts } from './bought-posts.tsx';

beforeEach(() => startSession({ token: 'token', imToken: 'im' }));

const bought = (record_id: string, more: Partial<Purchase>): Purchase => ({
  record_id,
  kind: 'unlock',
  char_id: '12',
  name: 'Mira',
  avatar: '',
  is_there: true,
  diamonds: 120,
  usd_cents: 0,
  charged: null,
  has_receipt: false,
  returned: 0,
  gained: 0,
  created_time: '2026-11-01T10:00:00.000Z',
  diary_id: null,
  post: null,
  seq: null,
  chat_no: 0,
  remains: 'gone',
  until: null,
  ...more,
});

test('a post that one bought shows its picture, and one that is gone a sign in its place', async () => {
  const post = makePost({ diary_id: '5', is_sold: true, media: [makePicture('/media/owned/w1280?v=1')] });
  const list = [bought('2', { diary_id: '5', post, remains: 'open' }), bought('1', {})];
  stubFetch(() => envelope({ list, next: null, count: 2 }));
  await show(<BoughtPosts />);
  const [open, gone] = await screen.findAllByRole('listitem');
  expect(
    within(open as HTMLElement)
      .getByRole('link', { name: /^Mira/ })
      .getAttribute('href'),
  ).toContain('5');
  expect(open?.querySelector('img[src="/media/owned/w1280?v=1"]')).not.toBeNull();
  expect(open?.textContent).toContain('120');
  expect(gone?.querySelector('img')).toBeNull();
  expect(gone?.querySelector('svg')).not.toBeNull();
});
