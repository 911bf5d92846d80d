import { connectionState } from '@kindred/contract/chat/limits';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { useConnection } from '../../lib/realtime/connection.ts';
import { onlineAs } from '../../test/fake-server.ts';
import type { OutboxEntry } from './outbox.ts';
import { PendingMessage } from './pending-message.tsx';
import { useSending } from './sending.ts';

const entry: OutboxEntry = {
  char_id: '5',
  user_id: '1',
  chat_no: 0,
  side: 'fan',
  writerId: '1',
  clientId: 'c1',
  content: 'Are you there?',
  writtenAt: '2026-11-21T09:00:00Z',
};

function show(over: Partial<OutboxEntry> = {}, isHelpShown = false) {
  const handlers = {
    onRetry: vi.fn(),
    onAcceptPrice: vi.fn(),
    onDiscard: vi.fn(),
    onEdit: vi.fn(() => true),
  };
  render(<PendingMessage entry={{ ...entry, ...over }} isNext isHelpShown={isHelpShown} {...handlers} />);
  return handlers;
}

beforeEach(() => useConnection.setState({ state: connectionState.ready }));

test('without a network a message waits in sight and says what is wrong', () => {
  onlineAs(false);
  show();
  expect(screen.getByText('Are you there?')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('Waiting for connection · Please check your network');
});

test('a message whose price has changed is sent for the new one by whoever agrees', async () => {
  const { onAcceptPrice } = show({
    errorState: 3,
    reason: 'The price has changed',
    code: 4202,
    newPrice: 20,
  });
  await userEvent.click(screen.getByRole('button', { name: 'Send for 20 diamonds' }));
  expect(onAcceptPrice).toHaveBeenCalledOnce();
});

test('a failed message can be sent again', async () => {
  const { onRetry } = show({ errorState: 2, reason: 'This took too long. Please try again.' });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test('a message to somebody not joined yet says that it is kept and when it goes out', async () => {
  const { onDiscard } = show({
    errorState: 3,
    code: 4305,
    reason: 'You neither follow this creator nor subscribe',
  });
  expect(screen.getByRole('status').textContent).toBe('Saved. It is sent as soon as you subscribe.');
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(onDiscard).toHaveBeenCalledOnce();
});

test('beside help a kept message says nothing of subscribing', () => {
  show({ errorState: 3, code: 4305, reason: 'You neither follow this creator nor subscribe' }, true);
  expect(screen.getByRole('status').textContent).toBe('Not sent');
});

test('help that came with a refusal stands before it, and nothing is offered beside it', () => {
  show({
    errorState: 3,
    code: 4305,
    reason: 'You neither follow this creator nor subscribe',
    help: 'Call 988.',
  });
  const help = screen.getByText('Call 988.');
  const refused = screen.getByRole('status');
  expect(refused.textContent).toContain('Not sent');
  expect(help.compareDocumentPosition(refused)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  // What leads away from here leads to help.
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'https://findahelpline.com',
    '/crisis-protocol?lang=en',
  ]);
});

test('a refused message says why and offers no retry', () => {
  show({ errorState: 3, reason: 'This message cannot be sent' });
  expect(screen.getByRole('status').textContent).toBe('Not sent: This message cannot be sent');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('what has not gone out yet can be given other words, and waits meanwhile', async () => {
  onlineAs(false);
  const { onEdit } = show();
  await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
  expect(useSending.getState().pausedIds.has('c1')).toBe(true);
  const field = screen.getByRole('textbox', { name: 'Edit message' });
  await userEvent.clear(field);
  await userEvent.type(field, 'Are you here?');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(onEdit).toHaveBeenCalledWith('Are you here?');
  expect(useSending.getState().pausedIds.size).toBe(0);
});

test('what is on the wire already cannot be edited or discarded any more', () => {
  useSending.setState({ clientId: 'c1' });
  show();
  expect(screen.queryByRole('button')).toBeNull();
  useSending.setState({ clientId: undefined });
});
