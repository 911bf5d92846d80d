import { type BrowserContext, expect, type Page } from '@playwright/test';

const heard = new WeakMap<Page, readonly string[]>();

/** Notes from now on what the pages of a context say in passing. */
export async function listenForToasts(context: BrowserContext): Promise<void> {
  await context.exposeBinding('noteToast', ({ page }, text: string) => {
    heard.set(page, [...(heard.get(page) ?? []), text]);
  });
  await context.addInitScript(noteToasts);
}

/** Waits until a page that `openAs` has opened has said this in passing, also when it has gone again: a slow machine may look seconds later. */
export async function expectToast(page: Page, text: string | RegExp): Promise<void> {
  const takeIt = () => {
    const said = heard.get(page) ?? [];
    const found = said.find((one) => (typeof text === 'string' ? one.includes(text) : text.test(one)));
    heard.set(
      page,
      said.filter((one) => one !== found),
    );
    return found !== undefined;
  };
  await expect.poll(takeIt, `says in passing: ${text}`).toBe(true);
}

// Runs in the page, before anything else does.
function noteToasts(): void {
  const { noteToast } = window as unknown as { noteToast: (text: string) => Promise<void> };
  new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      if (!(target instanceof Element) || !target.matches('div[aria-live=polite]:not([role])')) continue;
      for (const toast of addedNodes) void noteToast(toast.textContent ?? '');
    }
  }).observe(document, { childList: true, subtree: true });
}
