import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { saveReturnTo } from '../../lib/navigation/return-to.ts';
import { envelope, stubFetch } from '../../test/fake-server.ts';
import { makeCharacter } from '../../test/make-post.ts';
import { show } from '../../test/show.tsx';
import { RecommendPage } from './recommend-page.tsx';

const names = ['Ada', 'Bo', 'Cy'];
const kinds = ['art', 'music', 'art'] as const;
const cards = names.map((name, index) => ({
  ...makeCharacter({ char_id: String(index + 1), char_unique_id: name.toLowerCase(), name, group_id: null }),
  kind: kinds[index],
  pieces: [],
}));

function serve(order: readonly number[]) {
  return stubFetch((url) => {
    if (url.includes('opener/list')) return envelope({ list: order.map((at) => cards[at]) });
    if (url.includes('recommend/list')) {
      const list = order.map((at) => cards[at]);
      return envelope({ list, page: 1, total_page: 1, count: list.length, next: null });
    }
    return envelope(url.includes('follow/batch') ? { followed: ['2'] } : { user_id: '70' });
  });
}

const page = (search = {}) => <RecommendPage title="nav.recommend" params={{}} search={search} />;
const tiles = () => screen.getAllByRole('button', { name: /^Follow (Ada|Bo|Cy)$/ });
const goOn = async () => userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
const shown = () => tiles().map((tile) => tile.getAttribute('aria-label'));

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/recommend');
});

test('picks and places outlast a checkout, however popular anybody has become meanwhile', async () => {
  serve([0, 1, 2]);
  const { client } = await show(page());
  await goOn();
  await userEvent.click(await screen.findByRole('button', { name: 'Follow Bo' }));
  const before = shown();
  serve([2, 1, 0]);
  await act(() => client.refetchQueries());
  expect(shown()).toEqual(before);

  document.body.innerHTML = '';
  await show(page());
  await screen.findByRole('button', { name: 'Follow Bo' });
  expect(shown()).toEqual(before);
  expect(screen.getByRole('button', { name: 'Follow Bo' }).getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByRole('button', { name: /^Follow 1 creator/ })).toBeTruthy();
});

test('whoever came by a link goes on to it, once', async () => {
  serve([0, 1, 2]);
  saveReturnTo('/character/1040?diary_id=133');
  const { address } = await show(page());
  await goOn();
  await userEvent.click(await screen.findByRole('button', { name: 'Follow Bo' }));
  await userEvent.click(screen.getByRole('button', { name: /^Follow 1 creator/ }));
  await waitFor(() => expect(address()).toBe('/character/1040?diary_id=133'));
});

test('with an invitation the link waits until the invitation is answered', async () => {
  serve([0]);
  saveReturnTo('/character/1040?diary_id=133');
  const { address } = await show(page({ referral: 'mara' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Skip' }));
  expect(address()).toBe('/creatorOnboarding?referral=mara');
  expect(sessionStorage.getItem('personal.tab.returnTo')).toContain('1040');
});

test('creators of what one likes come first, the others below them', async () => {
  serve([0, 1, 2]);
  await show(page());
  await userEvent.click(await screen.findByRole('button', { name: 'Music' }));
  expect(screen.getByRole('button', { name: 'Music' }).getAttribute('aria-pressed')).toBe('true');
  await goOn();
  await screen.findByRole('heading', { name: 'More creators' });
  expect(shown()).toEqual(['Follow Bo', 'Follow Ada', 'Follow Cy']);
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByRole('button', { name: 'Music' }).getAttribute('aria-pressed')).toBe('true');
});

test('whom one came for is picked from the start, whatever one likes, and can be left out', async () => {
  serve([2, 0, 1]);
  saveReturnTo('/character/cy?diary_id=133');
  await show(page());
  await userEvent.click(await screen.findByRole('button', { name: 'Music' }));
  await goOn();
  const cy = await screen.findByRole('button', { name: 'Follow Cy' });
  expect(cy.getAttribute('aria-pressed')).toBe('true');
  expect(shown()[0]).toBe('Follow Cy');
  await userEvent.click(cy);
  expect(screen.getByRole('button', { name: 'Continue' })).toBeTruthy();
});
