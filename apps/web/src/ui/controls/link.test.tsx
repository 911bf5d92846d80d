import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { setPreloader } from '../../lib/navigation/navigation.ts';
import { Link } from './link.tsx';

const preloader = vi.fn();

beforeEach(() => {
  preloader.mockReset();
  setPreloader(preloader);
});

const link = () => screen.getByRole('link', { name: 'Wallet' });

function isLeftToBrowser(how: MouseEventInit): boolean {
  let isLeft = false;
  const atEnd = (event: Event) => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  document.addEventListener('click', atEnd, { once: true });
  fireEvent.click(link(), how);
  return isLeft;
}

test('a plain click goes there without loading the app anew, and the link knows that one is there', async () => {
  render(<Link to="/wallet?back=%2Fhome">Wallet</Link>);
  expect(link().getAttribute('aria-current')).toBeNull();
  expect(isLeftToBrowser({ button: 0 })).toBe(false);
  expect(location.pathname + location.search).toBe('/wallet?back=%2Fhome');
  await waitFor(() => expect(link().getAttribute('aria-current')).toBe('page'));
});

test('a click for a new tab or window is the business of the browser', () => {
  render(<Link to="/wallet">Wallet</Link>);
  const others = [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }];
  for (const how of others) expect(isLeftToBrowser(how)).toBe(true);
  expect(location.pathname).toBe('/');
});

test('a link into a new tab stays one', () => {
  render(
    <Link to="/wallet" target="_blank">
      Wallet
    </Link>,
  );
  expect(isLeftToBrowser({ button: 0 })).toBe(true);
  expect(location.pathname).toBe('/');
});

test('whoever handles the click themselves stays where they are', async () => {
  render(
    <Link to="/wallet" onClick={(event) => event.preventDefault()}>
      Wallet
    </Link>,
  );
  await userEvent.click(link());
  expect(location.pathname).toBe('/');
});

test('pointing at a link or reaching it by keyboard gets its page ready, once that is painted', async () => {
  render(<Link to="/wallet">Wallet</Link>);
  fireEvent.pointerOver(link());
  expect(preloader).not.toHaveBeenCalled();
  await waitFor(() => expect(preloader).toHaveBeenCalledExactlyOnceWith({ path: '/wallet', search: {} }));
  await userEvent.tab();
  await waitFor(() => expect(preloader).toHaveBeenCalledTimes(2));
});
