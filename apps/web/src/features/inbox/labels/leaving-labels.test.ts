import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepLabel, leaveLabel, undoLabelMs, useLeavingLabels } from './leaving-labels.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('a label is deleted when the time to undo it is over, and stays where that was undone', () => {
  const remove = vi.fn();
  leaveLabel('1', () => remove('1'));
  leaveLabel('2', () => remove('2'));
  keepLabel('2');
  expect(Object.keys(useLeavingLabels.getState().timers)).toEqual(['1']);
  vi.advanceTimersByTime(undoLabelMs - 1);
  expect(remove).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(remove.mock.calls).toEqual([['1']]);
  expect(useLeavingLabels.getState().timers).toEqual({});
});
