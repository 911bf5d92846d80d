import { createMemoryHistory } from '@tanstack/react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeDialogsAbove, defineDialog, openDialog, useDialogs } from '../ui/dialogs.ts';
import { tieDialogsToHistory } from './dialog-history.ts';

const dialog = defineDialog<Record<string, never>>(() => Promise.resolve({ default: () => null }));
const open = () => void openDialog(dialog, {});
const openCount = () => useDialogs.getState().stack.length;

let history: ReturnType<typeof createMemoryHistory>;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  history = createMemoryHistory({ initialEntries: ['/discover', '/home'] });
  stop = tieDialogsToHistory(history);
});

afterEach(() => {
  stop();
  closeDialogsAbove(0);
  vi.useRealTimers();
});

test('Back closes the top dialog and stays on the page', () => {
  open();
  open();
  history.back();
  expect(openCount()).toBe(1);
  history.back();
  expect(openCount()).toBe(0);
  expect(history.location.pathname).toBe('/home');
});

test('a dialog that was closed by hand leaves nothing to go back through', () => {
  open();
  closeDialogsAbove(0);
  vi.runAllTimers();
  history.back();
  expect(history.location.pathname).toBe('/discover');
});

test('leaving the page closes its dialogs, and Back returns to the page itself', () => {
  open();
  history.push('/wallet');
  vi.runAllTimers();
  expect(openCount()).toBe(0);
  expect(history.location.pathname).toBe('/wallet');
  history.back();
  expect(history.location.pathname).toBe('/home');
  history.back();
  expect(history.location.pathname).toBe('/discover');
});
