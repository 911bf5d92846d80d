import { expect, test, vi } from 'vitest';

test('nothing is idle before the first page is there, however little the browser has to do', async () => {
  vi.resetModules();
  vi.stubGlobal('requestIdleCallback', (run: () => void) => void setTimeout(run));
  const { markFirstPageShown, whenIdle } = await import('./when-idle.ts');
  const onIdle = vi.fn();
  const idle = whenIdle().then(onIdle);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(onIdle).not.toHaveBeenCalled();
  markFirstPageShown();
  await idle;
  await whenIdle();
});
