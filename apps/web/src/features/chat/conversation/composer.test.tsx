import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { envelope, stubFetch } from '../../../test/fake-server.ts';
import { aConversation } from '../chat-samples.ts';
import { Composer } from './composer.tsx';

beforeEach(() => void stubFetch(() => envelope({})));

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
  expect(onSend).toHaveBeenCalledExactlyOnceWith({ content: 'Hello\nthere', replyToSeq: undefined });
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

test('the other side is told once that somebody writes, however fast', async () => {
  const asked = stubFetch(() => envelope({}));
  await userEvent.type(show().field, 'Hello there');
  expect(asked.mock.calls.map(([url]) => new URL(String(url), location.href).pathname)).toEqual([
    '/v3/api/dialogue/typing',
  ]);
});
