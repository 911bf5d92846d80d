import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endTyping, noteTyping, useIsTyping } from './typing.ts';

const talk = { char_id: '5', user_id: '1', chat_no: 0 };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the other side is shown as writing until their words have come, or they have stopped', () => {
  const { result } = renderHook(() => useIsTyping(talk));
  expect(result.current).toBe(false);
  act(() => noteTyping(talk));
  expect(result.current).toBe(true);
  act(() => endTyping(talk));
  expect(result.current).toBe(false);
  act(() => noteTyping(talk));
  act(() => void vi.advanceTimersByTime(10_000));
  expect(result.current).toBe(false);
});
