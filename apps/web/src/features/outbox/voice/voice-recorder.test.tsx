import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

const recorder = vi.hoisted(() => ({
  state: undefined as { seconds: number; levels: number[] } | undefined,
  start: vi.fn(async () => undefined),
  finish: vi.fn(),
  cancel: vi.fn(),
}));
vi.mock('./use-recorder.ts', () => ({ useRecorder: () => recorder }));

const { VoiceRecorder } = await import('./voice-recorder.tsx');

const recording = { seconds: 3, levels: [0.1, 0.5] };
const element = () => <VoiceRecorder onRecorded={() => undefined} />;
const touch = { pointerType: 'touch', pointerId: 1, clientX: 300, clientY: 600 };

beforeEach(() => {
  recorder.state = undefined;
  vi.clearAllMocks();
  Element.prototype.setPointerCapture = () => undefined;
  vi.useFakeTimers({ toFake: ['performance'] });
  return () => void vi.useRealTimers();
});

function hold() {
  const { rerender } = render(element());
  const button = screen.getByRole('button', { name: 'Record a voice message' });
  fireEvent.pointerDown(button, touch);
  expect(recorder.start).toHaveBeenCalledOnce();
  recorder.state = recording;
  rerender(element());
  vi.advanceTimersByTime(2000);
  return { button, rerender };
}

test('with a mouse or a key, one press records and the next one sends', async () => {
  const { rerender } = render(element());
  await userEvent
    .setup({ delay: null })
    .click(screen.getByRole('button', { name: 'Record a voice message' }));
  recorder.state = recording;
  rerender(element());
  expect(screen.getByRole('timer').textContent).toBe('0:03');
  fireEvent.click(screen.getByRole('button', { name: 'Send voice message' }));
  expect(recorder.finish).toHaveBeenCalledOnce();
});

test('what was begun can be thrown away', () => {
  recorder.state = recording;
  render(element());
  fireEvent.click(screen.getByRole('button', { name: 'Discard recording' }));
  expect(recorder.cancel).toHaveBeenCalledOnce();
});

test('a finger that lets go after holding sends', () => {
  const { button } = hold();
  fireEvent.pointerUp(button, touch);
  expect(recorder.finish).toHaveBeenCalledOnce();
});

test('a finger to the left cancels, and letting go then sends nothing', () => {
  const { button } = hold();
  fireEvent.pointerMove(button, { ...touch, clientX: 190 });
  fireEvent.pointerUp(button, { ...touch, clientX: 190 });
  expect(recorder.cancel).toHaveBeenCalledOnce();
  expect(recorder.finish).not.toHaveBeenCalled();
});

test('a finger upwards locks: letting go leaves the recording running, with Send and Discard', () => {
  const { button } = hold();
  fireEvent.pointerMove(button, { ...touch, clientY: 500 });
  fireEvent.pointerUp(button, { ...touch, clientY: 500 });
  expect(recorder.finish).not.toHaveBeenCalled();
  expect(recorder.cancel).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Send voice message' }));
  expect(recorder.finish).toHaveBeenCalledOnce();
});
