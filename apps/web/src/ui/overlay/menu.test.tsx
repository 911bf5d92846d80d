import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { show } from '../../test/show.tsx';
import { Menu } from './menu.tsx';

const button = () => screen.getByRole('button', { name: 'More' });

test.each(['{Enter}', '{ArrowDown}'])(
  '%s opens a menu that is made only then, and its button has the focus again afterwards',
  async (key) => {
    const onSelect = vi.fn<() => void>();
    await show(
      <Menu trigger={<button type="button">More</button>} entries={[{ label: 'Copy', onSelect }]} />,
    );
    expect([button().getAttribute('aria-haspopup'), button().getAttribute('aria-expanded')]).toEqual([
      'menu',
      'false',
    ]);
    await userEvent.tab();
    await userEvent.keyboard(key);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Copy' }));
    expect(onSelect).toHaveBeenCalledOnce();
    await waitFor(() => expect(document.activeElement).toBe(button()));
  },
);

test('a menu that something else opens is there once it is told to', async () => {
  const onOpenChange = vi.fn<(isOpen: boolean) => void>();
  const menu = (isOpen: boolean) => (
    <Menu
      trigger={<button type="button">More</button>}
      entries={[{ label: 'Copy', onSelect: () => undefined }]}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    />
  );
  await show(menu(false));
  await userEvent.click(button());
  expect(onOpenChange).toHaveBeenCalledWith(true);
  await show(menu(true));
  expect(await screen.findByRole('menuitem', { name: 'Copy' })).toBeTruthy();
});
