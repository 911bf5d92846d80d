import { expect, type Page } from '@playwright/test';

const live = new WeakSet<Page>();

/** Notes from now on whether the page's live connection is ready. */
export function listenForLive(page: Page): void {
  page.on('websocket', (socket) => {
    live.delete(page);
    socket.on('framereceived', ({ payload }) => {
      if (payload.toString().includes('"ready"')) live.add(page);
    });
  });
}

/** Whatever happens from now on is announced to this page, which `openAs` has opened. */
export async function untilLive(page: Page): Promise<void> {
  await expect(page.getByRole('status').and(page.locator('[aria-live=polite]'))).toBeAttached();
  await expect.poll(() => live.has(page), 'the live connection is ready').toBe(true);
}
