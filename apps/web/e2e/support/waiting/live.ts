import { expect, type Page, type WebSocket } from '@playwright/test';

/** The connection of the document that a page shows, once it is ready. */
const ready = new WeakMap<Page, WebSocket>();

/** Notes from now on whether the page's live connection is ready. */
export function listenForLive(page: Page): void {
  let opened: WebSocket | undefined;
  // What the document before it still hears says nothing of the one that comes.
  page.on('request', (request) => {
    if (!request.isNavigationRequest() || request.frame() !== page.mainFrame()) return;
    opened = undefined;
    ready.delete(page);
  });
  page.on('websocket', (socket) => {
    opened = socket;
    ready.delete(page);
    socket.on('framereceived', ({ payload }) => {
      if (socket === opened && payload.toString().includes('"ready"')) ready.set(page, socket);
    });
  });
}

/** Resolves once events are announced to this page, which `openAs` has opened. */
export async function untilLive(page: Page): Promise<void> {
  await expect.poll(() => ready.has(page), 'the live connection is ready').toBe(true);
  // Banners come with it.
  await expect(page.getByRole('status').and(page.locator('[aria-live=polite]'))).toBeAttached();
}
