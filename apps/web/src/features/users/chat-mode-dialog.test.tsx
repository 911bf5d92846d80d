import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { envelope, onlineAs, stubFetch } from '../../test/fake-server.ts';
import { show } from '../../test/show.tsx';
import { useToasts } from '../../ui/feedback/toast.ts';
import { ChatModeDialog } from './chat-mode-dialog.tsx';

afterEach(() => useToasts.setState({ items: [] }));

const toasts = () => useToasts.getState().items.map(({ text }) => text);
const isChange = (init?: RequestInit) => init?.method === 'PUT';

async function ask(reach: { following: number; differing: number }) {
  const onClose = vi.fn();
  const fetch = stubFetch((_url, init) => envelope(isChange(init) ? { chat_mode: 1 } : reach));
  await show(<ChatModeDialog mode={1} onClose={onClose} />);
  const changes = () => fetch.mock.calls.filter(([, init]) => isChange(init));
  return { onClose, changes };
}

test('a creator is told how many conversations a new default touches before anything changes', async () => {
  const { changes } = await ask({ following: 12, differing: 1 });
  expect(await screen.findByText(/This changes 12 conversations and all new ones/)).toBeTruthy();
  expect(screen.getByText('1 conversation keeps what you chose for it.')).toBeTruthy();
  expect(changes()).toEqual([]);
});

test('cancelled, nothing changes', async () => {
  const { onClose, changes } = await ask({ following: 1, differing: 0 });
  await screen.findByText(/This changes 1 conversation/);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onClose).toHaveBeenCalledOnce();
  expect(changes()).toEqual([]);
});

test('confirmed, the default changes and says that it worked', async () => {
  const { onClose, changes } = await ask({ following: 1, differing: 0 });
  await screen.findByText(/This changes 1 conversation/);
  await userEvent.click(screen.getByRole('button', { name: 'Answer them myself' }));
  await waitFor(() => expect(toasts()).toEqual(['Success']));
  const [url, init] = changes()[0]!;
  expect([url, init?.body]).toEqual(['/v1/api/user/chat/mode', '{"chat_mode":1}']);
  expect(onClose).toHaveBeenCalledWith(true);
});

test('a switch that did not work says so', async () => {
  await ask({ following: 1, differing: 0 });
  await screen.findByText(/This changes 1 conversation/);
  onlineAs(false);
  await userEvent.click(screen.getByRole('button', { name: 'Answer them myself' }));
  await waitFor(() => expect(toasts()).toEqual(['Failed']));
});
