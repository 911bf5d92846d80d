import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { IconButton } from './icon-button.tsx';
import { placeBeside } from './place-beside.ts';

const shown = vi.fn();
beforeEach(() => {
  shown.mockReset();
  HTMLElement.prototype.showPopover = shown;
  HTMLElement.prototype.hidePopover = vi.fn();
});

const boxed = (box: Partial<DOMRect>) => {
  const element = document.createElement('span');
  element.getBoundingClientRect = () => ({ left: 100, width: 40, height: 20, ...box }) as DOMRect;
  return element;
};

test('a name stands on the other side where there is no room for it, and so covers nothing', () => {
  vi.stubGlobal('innerHeight', 800);
  const name = boxed({});
  placeBeside(name, boxed({ top: 756, bottom: 796 }), 'bottom');
  expect(name.style.top).toBe('730px');
  placeBeside(name, boxed({ top: 4, bottom: 44 }), 'top');
  expect(name.style.top).toBe('50px');
  placeBeside(name, boxed({ top: 400, bottom: 440 }), 'bottom');
  expect(name.style.top).toBe('446px');
});

test('a button names itself when it is reached, but not over the menu that it has opened', async () => {
  const button = (isOpen: boolean) => <IconButton label="More" icon="…" aria-expanded={isOpen} />;
  const { rerender } = render(button(false));
  await userEvent.tab();
  expect(shown).toHaveBeenCalledOnce();
  rerender(button(true));
  fireEvent.pointerEnter(screen.getByRole('button'), { pointerType: 'mouse' });
  expect(shown).toHaveBeenCalledOnce();
});

test('focus that comes back from a menu shows no name', () => {
  render(
    <>
      <IconButton label="More" icon="…" />
      <div role="menu">
        <button type="button">Pin</button>
      </div>
    </>,
  );
  const back = { relatedTarget: screen.getByRole('button', { name: 'Pin' }) };
  const more = screen.getByRole('button', { name: 'More' });
  vi.spyOn(more, 'matches').mockReturnValue(true);
  fireEvent.focus(more, back);
  expect(shown).not.toHaveBeenCalled();
  fireEvent.focus(more);
  expect(shown).toHaveBeenCalledOnce();
});
