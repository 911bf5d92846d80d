import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { stubFetch } from '../../test/fake-server.ts';
import { useToasts } from '../feedback/toast.ts';
import { Dialog } from './dialog.tsx';
import { DialogStack } from './dialog-stack.tsx';
import { closeDialogsAbove, type DialogProps, defineDialog, openDialog, useDialogs } from './dialogs.ts';

function Question({ text, onClose }: { text: string } & DialogProps<string>) {
  return (
    <Dialog title={text}>
      <button type="button" onClick={() => onClose(`yes to ${text}`)}>
        Agree
      </button>
      <button type="button" onClick={() => void openDialog(question, { text: 'Really?' })}>
        More
      </button>
    </Dialog>
  );
}

const question = defineDialog<{ text: string }, string>(() => Promise.resolve({ default: Question }));

afterEach(() => closeDialogsAbove(0));

test('a dialog answers whoever opened it', async () => {
  render(<DialogStack />);
  const answer = openDialog(question, { text: 'Shall we?' });
  await userEvent.click(await screen.findByRole('button', { name: 'Agree' }));
  expect(await answer).toBe('yes to Shall we?');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('Escape closes the upper one of two and leaves the lower one', async () => {
  render(<DialogStack />);
  void openDialog(question, { text: 'Shall we?' });
  await userEvent.click(await screen.findByRole('button', { name: 'More' }));
  await screen.findByRole('dialog', { name: 'Really?' });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Really?' })).toBeNull());
  expect(screen.getByRole('dialog', { name: 'Shall we?' })).toBeTruthy();
});

test('closing one closes what was opened from it, and nobody is left waiting', async () => {
  render(<DialogStack />);
  const lower = openDialog(question, { text: 'Shall we?' });
  await screen.findByRole('dialog', { name: 'Shall we?' });
  const upper = openDialog(question, { text: 'Really?' });
  closeDialogsAbove(0);
  expect(await Promise.all([lower, upper])).toEqual([undefined, undefined]);
});

test('the close button closes', async () => {
  render(<DialogStack />);
  const answer = openDialog(question, { text: 'Shall we?' });
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  expect(await answer).toBeUndefined();
});

test('a second press while it is on its way opens nothing twice', async () => {
  render(<DialogStack />);
  void openDialog(question, { text: 'Shall we?' });
  expect(await openDialog(question, { text: 'Shall we?' })).toBeUndefined();
  expect(await screen.findAllByRole('dialog')).toHaveLength(1);
});

test.each([
  [
    'the reason is said where the server is away',
    () => Promise.reject(new TypeError('Failed to fetch')),
    'Kindred can’t be reached right now. Please try again in a moment.',
  ],
  [
    'the page anew is offered where the server is there',
    () => new Response('ok'),
    'This part did not load. Load the page again to have it.',
  ],
])('without its code nothing stays over the page, and %s', async (_what, server, text) => {
  stubFetch(server);
  render(<DialogStack />);
  const lost = defineDialog<object>(() => Promise.reject(new Error('no such file')));
  expect(await openDialog(lost, {})).toBeUndefined();
  expect(useDialogs.getState().stack).toEqual([]);
  await waitFor(() => expect(useToasts.getState().items).toMatchObject([{ text }]));
  act(() => useToasts.setState({ items: [] }));
});
