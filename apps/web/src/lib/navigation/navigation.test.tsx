import { act, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { navigate, onAddressChange, parseLocation, removeEntries, usePathFact } from './navigation.ts';

function Here() {
  return <p>{usePathFact((path) => path)}</p>;
}

test('a location keeps long ids as text and has no trailing slash', () => {
  expect(parseLocation('/character/12/?diary_id=12345678901234567890&back=%2Fhome')).toEqual({
    path: '/character/12',
    search: { diary_id: '12345678901234567890', back: '/home' },
  });
  expect(parseLocation('/').path).toBe('/');
});

test('a component that reads the path follows every navigation', async () => {
  render(<Here />);
  await act(() => navigate({ href: '/wallet?back=%2Fhome' }));
  expect(screen.getByText('/wallet')).toBeTruthy();
});

test('going on adds a step to go back, replacing and staying do not', async () => {
  const steps = history.length;
  await navigate({ href: '/home' });
  expect(history.length).toBe(steps + 1);
  await navigate({ href: '/home' });
  await navigate({ href: '/login', replace: true });
  expect(history.length).toBe(steps + 1);
  expect(location.pathname).toBe('/login');
});

test('who goes on while a slow browser takes an entry back arrives, and does so after it', async () => {
  vi.useFakeTimers();
  vi.spyOn(history, 'go').mockImplementation(() => undefined);
  await navigate({ href: '/home' });
  removeEntries(1);
  const going = navigate({ href: '/wallet' });
  await vi.advanceTimersByTimeAsync(3000);
  expect(location.pathname).toBe('/home');
  window.dispatchEvent(new PopStateEvent('popstate'));
  await going;
  expect(location.pathname).toBe('/wallet');
});

test('a listener can tell Back from other navigation', async () => {
  const listener = vi.fn();
  const stop = onAddressChange(listener);
  await navigate({ href: '/discover' });
  expect(listener).toHaveBeenLastCalledWith(false);
  history.back();
  await waitFor(() => expect(listener).toHaveBeenLastCalledWith(true));
  stop();
});
