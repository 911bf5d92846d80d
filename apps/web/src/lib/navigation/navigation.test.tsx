import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { navigate, onAddressChange, placeOf, usePlace } from './navigation.ts';

function Here() {
  return <p>{JSON.stringify(usePlace())}</p>;
}

test('a place keeps long ids as text and forgets the slash at the end', () => {
  expect(placeOf('/character/12/?diary_id=12345678901234567890&back=%2Fhome')).toEqual({
    path: '/character/12',
    search: { diary_id: '12345678901234567890', back: '/home' },
  });
  expect(placeOf('/').path).toBe('/');
});

test('whoever asks where they are is told of each new place', async () => {
  render(<Here />);
  await act(() => navigate({ href: '/wallet?back=%2Fhome' }));
  expect(screen.getByText('{"path":"/wallet","search":{"back":"/home"}}')).toBeTruthy();
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

test('Back is told from going on', async () => {
  const told = vi.fn();
  const stop = onAddressChange(told);
  await navigate({ href: '/discover' });
  expect(told).toHaveBeenLastCalledWith(false);
  history.back();
  await vi.waitFor(() => expect(told).toHaveBeenLastCalledWith(true));
  stop();
});
