import { expect, test, vi } from 'vitest';
import { tick } from './haptics.ts';

test.each([
  ['a device ticks once', false, [[10]]],
  ['nothing moves where less motion is wanted', true, []],
])('%s', (_what, matches, felt) => {
  const vibrate = vi.fn();
  vi.stubGlobal('matchMedia', () => ({ matches }));
  vi.stubGlobal('navigator', { vibrate });
  tick();
  expect(vibrate.mock.calls).toEqual(felt);
});

test('a device that cannot is left alone', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('navigator', {});
  expect(tick).not.toThrow();
});
