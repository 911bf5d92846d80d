import { expect, test, vi } from 'vitest';
import { lazyWithRetry } from './lazy-with-retry.ts';

test('code that could not be had is asked for again as soon as the network is back, and reported once', async () => {
  const onFailure = vi.fn();
  const load = vi.fn(async () => 'the part').mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const loading = lazyWithRetry(load, onFailure)();
  await vi.waitFor(() => expect(onFailure).toHaveBeenCalledOnce(), 10_000);
  expect(load).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('online'));
  expect(await loading).toBe('the part');
  expect(onFailure).toHaveBeenCalledOnce();
});

test('without a word from the network it is tried again after a while', async () => {
  vi.useFakeTimers();
  try {
    const gone = new TypeError('Failed to fetch');
    const load = vi
      .fn(async () => 'the part')
      .mockRejectedValueOnce(gone)
      .mockRejectedValueOnce(gone);
    const loading = lazyWithRetry(load)();
    await vi.advanceTimersByTimeAsync(2000 + 4000);
    expect(await loading).toBe('the part');
    expect(load).toHaveBeenCalledTimes(3);
  } finally {
    vi.useRealTimers();
  }
});
