import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { SearchBox } from '../../features/discover/search/search-box.tsx';
import { navigate } from '../../lib/navigation/navigation.ts';
import { show } from '../../test/show.tsx';
import { useSearchKeys } from './use-search-keys.ts';

function Keys() {
  useSearchKeys();
  return <input aria-label="Message" />;
}

beforeEach(() => navigate({ href: '/wallet' }));

test.each(['/', '{Control>}k{/Control}', '{Meta>}k{/Meta}'])(
  '%s goes to the search from another page',
  async (keys) => {
    render(<Keys />);
    await userEvent.keyboard(keys);
    expect(location.pathname).toBe('/discover');
    await show(<SearchBox userId="1" initialText="" />);
    expect(document.activeElement).toBe(screen.getByRole('combobox'));
  },
);

test('a slash that is typed stays a slash', async () => {
  render(<Keys />);
  const field = screen.getByRole('textbox', { name: 'Message' });
  await act(() => userEvent.type(field, 'and/or'));
  expect(field).toHaveProperty('value', 'and/or');
  expect(location.pathname).toBe('/wallet');
});
