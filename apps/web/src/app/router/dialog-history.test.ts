import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { navigate } from '../../lib/navigation/navigation.ts';
import { closeDialogsAbove, defineDialog, openDialog, useDialogs } from '../../ui/overlay/dialogs.ts';
import { tieDialogsToHistory } from './dialog-history.ts';

const newDialog = () => defineDialog<Record<string, never>>(() => Promise.resolve({ default: () => null }));
const open = () => void openDialog(newDialog(), {});
const openCount = () => useDialogs.getState().stack.length;
const untilAt = (path: string) => waitFor(() => expect(location.pathname).toBe(path));
const untilOpen = (count: number) => waitFor(() => expect(openCount()).toBe(count));
const isEntryOfDialog = () => history.state !== null;

let stop: () => void;

beforeEach(async () => {
  await navigate({ href: '/discover' });
  await navigate({ href: '/home' });
  stop = tieDialogsToHistory();
});

afterEach(() => {
  stop();
  closeDialogsAbove(0);
});

test('Back closes the top dialog and stays on the page', async () => {
  open();
  open();
  history.back();
  await untilOpen(1);
  history.back();
  await untilOpen(0);
  expect(location.pathname).toBe('/home');
});

test('a dialog that was closed by hand leaves nothing to go back through', async () => {
  open();
  closeDialogsAbove(0);
  await waitFor(() => expect(isEntryOfDialog()).toBe(false));
  history.back();
  await untilAt('/discover');
});

test('leaving the page closes its dialogs, and Back returns to the page itself', async () => {
  open();
  await navigate({ href: '/wallet' });
  expect(openCount()).toBe(0);
  expect(location.pathname).toBe('/wallet');
  history.back();
  await untilAt('/home');
  await waitFor(() => expect(isEntryOfDialog()).toBe(false));
  history.back();
  await untilAt('/discover');
});

test('a dialog opened while the browser still takes back the entry of the last one stays, and Back closes it', async () => {
  open();
  const go = history.go.bind(history);
  const asked = vi.spyOn(history, 'go').mockImplementationOnce((delta) => {
    open();
    go(delta);
  });
  closeDialogsAbove(0);
  await waitFor(() => expect(asked).toHaveBeenCalled());
  await waitFor(() => expect(history.state).toEqual({ dialogs: 1 }));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(openCount()).toBe(1);
  history.back();
  await untilOpen(0);
  expect(location.pathname).toBe('/home');
});

test('a page that one goes to while the browser still takes back the entry of a dialog stays', async () => {
  open();
  const go = history.go.bind(history);
  let going: Promise<void> | undefined;
  vi.spyOn(history, 'go').mockImplementationOnce((delta) => {
    going = navigate({ href: '/wallet' });
    go(delta);
  });
  closeDialogsAbove(0);
  await waitFor(() => expect(going).toBeDefined());
  await going;
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(location.pathname).toBe('/wallet');
  history.back();
  await untilAt('/home');
  await waitFor(() => expect(isEntryOfDialog()).toBe(false));
});
