import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { aConversation } from '../chat-samples.ts';
import { Composer } from './composer.tsx';

function show() {
  const onSend = vi.fn();
  const view = render(<Composer conversation={aConversation()} onSend={onSend} />);
  return {
    onSend,
    view,
    field: screen.getByRole('textbox', { name: 'Write to Mira' }) as HTMLTextAreaElement,
  };
}

test('Enter sends, Shift and Enter starts a new line', async () => {
  const { onSend, field } = show();
  await userEvent.type(field, 'Hello{Shift>}{Enter}{/Shift}there{Enter}');
  expect(onSend).toHaveBeenCalledExactlyOnceWith('Hello\nthere', undefined);
  expect(field.value).toBe('');
});

test('nothing but spaces cannot be sent', async () => {
  const { onSend, field } = show();
  await userEvent.type(field, '   {Enter}');
  expect(onSend).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Send' })).toHaveProperty('disabled', true);
});

test('what is typed is still there after coming back', async () => {
  const { view, field } = show();
  await userEvent.type(field, 'Half a thou');
  view.unmount();
  expect(show().field.value).toBe('Half a thou');
});

test('a message has 4000 characters at most', () => {
  expect(show().field.maxLength).toBe(4000);
});
