import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { envelope, stubFetch } from '../../../test/fake-server.ts';
import { show as render } from '../../../test/show.tsx';
import { aConversation } from '../../inbox/chat-samples.ts';
import { insertText } from '../insert-text.ts';
import { Composer } from './composer.tsx';

beforeEach(() => void stubFetch(() => envelope({})));

async function show() {
  const onSend = vi.fn();
  await render(<Composer conversation={aConversation()} onSend={onSend} />);
  return {
    onSend,
    field: screen.getByRole('textbox', { name: 'Write to Mira' }) as HTMLTextAreaElement,
  };
}

test('Enter sends, Shift and Enter starts a new line', async () => {
  const { onSend, field } = await show();
  await userEvent.type(field, 'Hello{Shift>}{Enter}{/Shift}there{Enter}');
  expect(onSend).toHaveBeenCalledExactlyOnceWith({ content: 'Hello\nthere', replyToSeq: undefined });
  expect(field.value).toBe('');
});

test('the arrow up in the empty box goes to one’s last message, and stays in the words where there are some', async () => {
  const onChangeLast = vi.fn();
  await render(<Composer conversation={aConversation()} onSend={vi.fn()} onChangeLast={onChangeLast} />);
  const field = screen.getByRole('textbox', { name: 'Write to Mira' });
  await userEvent.type(field, 'Hello{ArrowUp}');
  expect(onChangeLast).not.toHaveBeenCalled();
  await userEvent.clear(field);
  await userEvent.type(field, '{ArrowUp}');
  expect(onChangeLast).toHaveBeenCalledOnce();
});

test('nothing but spaces cannot be sent', async () => {
  const { onSend, field } = await show();
  await userEvent.type(field, '   {Enter}');
  expect(onSend).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Send' })).toHaveProperty('disabled', true);
});

test('what is typed is still there after coming back', async () => {
  const { field } = await show();
  await userEvent.type(field, 'Half a thou');
  cleanup();
  expect((await show()).field.value).toBe('Half a thou');
});

test('an answer that is chosen while the box is on its way stands in the box', async () => {
  function Brief() {
    useLayoutEffect(() => insertText(aConversation(), 'I will look into it.'), []);
    return null;
  }
  await render(
    <>
      <Composer conversation={aConversation()} onSend={vi.fn()} />
      <Brief />
    </>,
  );
  expect(await screen.findByDisplayValue('I will look into it.')).toBeTruthy();
});

test('an answer that is chosen before the messages are there stands where one writes once they are', async () => {
  insertText(aConversation(), 'It is me now.');
  insertText(aConversation(), 'Which one is it?');
  expect((await show()).field.value).toBe('It is me now. Which one is it?');
});

test('a message has 4000 characters at most', async () => {
  expect((await show()).field.maxLength).toBe(4000);
});

test('the other side is told once that somebody writes, however fast', async () => {
  const asked = stubFetch(() => envelope({}));
  await userEvent.type((await show()).field, 'Hello there');
  expect(asked.mock.calls.map(([url]) => new URL(String(url), location.href).pathname)).toEqual([
    '/v3/api/dialogue/typing',
  ]);
});

test('what one could write is offered, and put where one writes', async () => {
  stubFetch(() => envelope({ list: [{ content: 'Tell me more' }, { content: 'And then?' }] }));
  const { field, onSend } = await show();
  await userEvent.click(screen.getByRole('button', { name: 'Add to your message' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Suggest what to write' }));
  await userEvent.click(await screen.findByRole('button', { name: 'And then?' }));
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Suggestions' })).toBeNull());
  expect(field.value).toBe('And then?');
  await userEvent.type(field, '{Enter}');
  expect(onSend).toHaveBeenCalledWith({ content: 'And then?', replyToSeq: undefined });
});
