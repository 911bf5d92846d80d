import { expect, test, vi } from 'vitest';
import { loadPatiently } from './load-patiently.ts';

test('code that could not be had is asked for again as soon as the network is back, and told of once', async () => {
  const told = vi.fn();
  const load = vi.fn(async () => 'the part').mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const loading = loadPatiently(load, told)();
  await vi.waitFor(() => expect(told).toHaveBeenCalledOnce());
  expect(load).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('online'));
  expect(await loading).toBe('the part');
  expect(told).toHaveBeenCalledOnce();
});

test('without a word from the network it is tried again after a while', async () => {
  vi.useFakeTimers();
  try {
    const gone = new TypeError('Failed to fetch');
    const load = vi
      .fn(async () => 'the part')
      .mockRejectedValueOnce(gone)
      .mockRejectedValueOnce(gone);
    const loading = loadPatiently(load)();
    await vi.advanceTimersByTimeAsync(2000 + 4000);
    expect(await loading).toBe('the part');
    expect(load).toHaveBeenCalledTimes(3);
  } finally {
    vi.useRealTimers();
  }
});
