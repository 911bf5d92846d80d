import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { navigate } from '../../lib/navigation/navigation.ts';
import { BackButton } from './back-button.tsx';

afterEach(() => vi.unstubAllGlobals());

test.each([
  [true, '/discover'],
  [false, '/home'],
])('whoever came from here (%s) goes to %s', async (canGoBack, path) => {
  await navigate({ href: '/discover' });
  await navigate({ href: '/wallet' });
  vi.stubGlobal('navigation', { canGoBack });
  render(<BackButton fallback="/home" />);
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  await waitFor(() => expect(location.pathname).toBe(path));
});
