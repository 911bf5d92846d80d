import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useSession } from '../../../lib/storage/session.ts';
import { makeUser } from '../../../test/make-user.ts';
import { show } from '../../../test/show.tsx';
import { MessagePrice } from './message-price.tsx';

const signedIn = (user: Parameters<typeof makeUser>[0]) => useSession.setState({ user: makeUser(user) });
afterEach(() => useSession.setState({ user: null }));

test('what a message costs stands beside it before it is sent, with what a stopped answer costs in each step', async () => {
  signedIn({ diamond: 40 });
  await show(<MessagePrice price={5} />);
  const { textContent } = screen.getByText(/If you stop it/);
  expect(textContent).toContain('Each message costs 5 diamonds.');
  expect(textContent).toContain('You have 40. An answer that fails costs nothing.');
  expect(textContent).toContain(
    'If you stop it: nothing for fewer than 20 characters, 3 diamonds for fewer than 120, else 5.',
  );
});

test('who has too little is told so, and who is in distress is shown no price', async () => {
  signedIn({ diamond: 4 });
  await show(<MessagePrice price={5} />);
  expect(screen.getByText(/You have 4, which is not enough/)).toBeTruthy();
  signedIn({ diamond: 40, is_sales_quiet: 1 });
  await waitFor(() => expect(screen.queryByText(/costs 5 diamonds/)).toBeNull());
});
