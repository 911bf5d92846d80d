import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toast, useToasts } from './toast.ts';
import { Toaster } from './toaster.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <>
      <button type="button">Behind</button>
      <Toaster />
    </>,
  );
  act(() => toast('success', 'Saved'));
});

afterEach(() => {
  act(() => useToasts.setState({ items: [] }));
  vi.useRealTimers();
});

const saved = () => screen.queryByRole('button', { name: 'Saved' });
const pass = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000));
const there = (element: Element | null) => element as HTMLElement;

test('a toast goes by itself', () => {
  pass(3);
  expect(saved()).not.toBeNull();
  pass(2);
  expect(saved()).toBeNull();
});

test('one with more to read stays longer, and says both', () => {
  act(() => toast('success', 'Sent', { detail: 'Somebody looks at it' }));
  pass(9);
  expect(screen.getByText('Sent')).toBeTruthy();
  expect(screen.getByText('Somebody looks at it')).toBeTruthy();
  pass(2);
  expect(screen.queryByText('Sent')).toBeNull();
});

test('nothing goes while somebody points at a toast, also what is said meanwhile; it goes after that', () => {
  fireEvent.pointerEnter(there(saved()).parentElement as Element);
  act(() => toast('error', 'Not saved'));
  pass(60);
  expect(saved()).not.toBeNull();
  expect(screen.queryByText('Not saved')).not.toBeNull();
  fireEvent.pointerLeave(there(saved()).parentElement as Element);
  pass(5);
  expect(saved()).toBeNull();
  expect(screen.queryByText('Not saved')).toBeNull();
});

test('a toast stays while it has the focus', () => {
  act(() => there(saved()).focus());
  pass(60);
  expect(saved()).not.toBeNull();
  act(() => screen.getByRole('button', { name: 'Behind' }).focus());
  pass(5);
  expect(saved()).toBeNull();
});

test('one that is pressed away while it is pointed at does not hold those that come later', () => {
  fireEvent.pointerEnter(there(saved()).parentElement as Element);
  fireEvent.click(there(saved()));
  act(() => toast('success', 'Saved'));
  pass(5);
  expect(saved()).toBeNull();
});

test('Escape takes away the newest, and then the one before', () => {
  act(() => toast('error', 'Not saved'));
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(screen.queryByText('Not saved')).toBeNull();
  expect(saved()).not.toBeNull();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(saved()).toBeNull();
});

test('the focus goes back to where it was when the toast that has it goes', () => {
  const behind = screen.getByRole('button', { name: 'Behind' });
  act(() => behind.focus());
  act(() => there(saved()).focus());
  fireEvent.keyDown(there(saved()), { key: 'Escape' });
  expect(document.activeElement).toBe(behind);
});
