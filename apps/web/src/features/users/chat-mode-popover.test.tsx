import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { envelope, onlineAs, stubFetch } from '../../test/fake-server.ts';
import { useToasts } from '../../ui/feedback/toast.ts';
import { ChatModePopover } from './chat-mode-popover.tsx';

afterEach(() => useToasts.setState({ items: [] }));

async function choose(name: RegExp) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ChatModePopover current={0} trigger={<button type="button">Mode</button>} />
    </QueryClientProvider>,
  );
  await userEvent.click(await screen.findByRole('button', { name }));
}

const toasts = () => useToasts.getState().items.map(({ text }) => text);

test('a creator takes over from the companion and is told that it worked', async () => {
  const fetch = stubFetch(() => envelope({ chat_mode: 1 }));
  await choose(/^Manual/);
  await waitFor(() => expect(toasts()).toEqual(['Success']));
  const [url, init] = fetch.mock.calls[0]!;
  expect([url, init?.method, init?.body]).toEqual(['/v1/api/user/chat/mode', 'PUT', '{"chat_mode":1}']);
});

test('a switch that did not work says so', async () => {
  stubFetch(() => envelope({}));
  onlineAs(false);
  await choose(/^Manual/);
  await waitFor(() => expect(toasts()).toEqual(['Failed']));
});
