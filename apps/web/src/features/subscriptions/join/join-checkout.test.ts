import type { CharacterCard } from '@kindred/contract/characters/calls';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { envelope, stubFetch } from '../../../test/fake-server.ts';
import { makeCharacter } from '../../../test/make-post.ts';
import { useToasts } from '../../../ui/feedback/toast.ts';
import { characterQuery } from '../../characters/characters.queries.ts';
import { followJoinCheckout, saveJoinCheckout } from './join-checkout.ts';

const { queryKey: cardKey } = characterQuery('5');
let client: QueryClient;

beforeEach(() => {
  vi.useFakeTimers();
  client = new QueryClient();
  client.setQueryData(cardKey, makeCharacter({ char_id: '5' }) as never);
  saveJoinCheckout({ charId: '5', name: 'Mira', checkoutId: 'c1' });
});

afterEach(() => {
  useToasts.setState({ items: [] });
  vi.useRealTimers();
});

const isJoined = () => client.getQueryData<CharacterCard>(cardKey)?.is_sold;
const said = () => useToasts.getState().items.map(({ text }) => text);

test('after the checkout one has joined as soon as the server says it is paid, not before', async () => {
  const states = ['open', 'open', 'paid'];
  const fetch = stubFetch(() => envelope({ checkout_id: 'c1', state: states.shift(), diamond: 0 }));
  const following = followJoinCheckout(client);
  await vi.advanceTimersByTimeAsync(500);
  expect(isJoined()).toBe(false);
  await vi.advanceTimersByTimeAsync(5000);
  await following;
  expect(isJoined()).toBe(true);
  expect(said()).toEqual(['You are subscribed to Mira']);
  expect(fetch).toHaveBeenCalledTimes(3);
});

test('a declined payment is called so, and nobody has joined', async () => {
  stubFetch(() => envelope({ checkout_id: 'c1', state: 'declined', diamond: 0 }));
  await followJoinCheckout(client);
  expect(isJoined()).toBe(false);
  expect(said()).toEqual(['The payment was declined. Nothing was charged.']);
});

test('a card that has had its trial is called so, and nobody has joined', async () => {
  stubFetch(() => envelope({ checkout_id: 'c1', state: 'expired', is_trial_used: true, diamond: 0 }));
  await followJoinCheckout(client);
  expect(isJoined()).toBe(false);
  expect(said()).toEqual([
    'This card has already had its free trial with Mira. Nothing was charged; you can subscribe at the price shown.',
  ]);
});

test('the address forgets the checkout once it is settled', async () => {
  history.replaceState(null, '', '/character/5?checkout=co_1&diary_id=7');
  stubFetch(() => envelope({ checkout_id: 'c1', state: 'paid', diamond: 0 }));
  await followJoinCheckout(client);
  expect(location.pathname + location.search).toBe('/character/5?diary_id=7');
});

test('a settled checkout is not asked about again', async () => {
  const fetch = stubFetch(() => envelope({ checkout_id: 'c1', state: 'paid', diamond: 0 }));
  await followJoinCheckout(client);
  await followJoinCheckout(client);
  expect(fetch).toHaveBeenCalledTimes(1);
});
