import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from '@playwright/test';
import { type ConsoleErrors, collectConsoleErrors } from './console-errors.ts';
import { type Person, sessionEntries } from './people.ts';
import { waitForEntries } from './waiting/history-entries.ts';
import { listenForLive } from './waiting/live.ts';
import { listenForToasts } from './waiting/toasts.ts';

export { expect };

type Kindred = {
  consoleErrors: ConsoleErrors;
  /** Where the product of this run is. */
  origin: string;
  openAs: OpenAs;
  /** Says what ends with the test: after its pages are closed, which would complain about it, the last thing first. */
  atEnd: (end: () => unknown) => void;
};

/** Opens a browser in which this person is signed in already, at `path`. */
export type OpenAs = (person: Person, path: string, options?: BrowserContextOptions) => Promise<Page>;

/** A test of a journey: any complaint of the browser fails it. */
export const test = base.extend<Kindred>({
  consoleErrors: [
    async ({ browserName: _browserName }, give) => {
      const consoleErrors = collectConsoleErrors();
      await give(consoleErrors);
      expect(consoleErrors.heard(), 'what the browser complained about').toEqual([]);
    },
    { auto: true },
  ],
  origin: async ({ baseURL }, give) => give(baseURL ?? ''),
  context: async ({ context, consoleErrors }, give) => {
    consoleErrors.listenTo(context);
    await give(context);
    await letRoutesGo(context);
  },
  page: async ({ page }, give) => {
    waitForEntries(page);
    await give(page);
  },
  atEnd: async ({ browserName: _browserName }, give) => {
    const ends: (() => unknown)[] = [];
    await give((end) => ends.push(end));
    for (const end of ends.toReversed()) await end();
  },
  openAs: async ({ browser, consoleErrors, atEnd: _beforeItEnds }, give) => {
    const opened: Page[] = [];
    await give(async (person, path, options = {}) => {
      const context = await browser.newContext(options);
      consoleErrors.listenTo(context);
      await listenForToasts(context);
      const page = await context.newPage();
      waitForEntries(page);
      listenForLive(page);
      opened.push(page);
      await gotoAs(page, person, path);
      return page;
    });
    for (const page of opened) {
      await letRoutesGo(page.context());
      await page.context().close();
    }
  },
});

/** The first page writes the session itself: for a `storageState` Playwright would open a window of its own. */
async function gotoAs(page: Page, person: Person, path: string): Promise<void> {
  const script = await page.addInitScript((entries) => {
    for (const { name, value } of entries) localStorage.setItem(name, value);
  }, sessionEntries(person));
  await page.goto(person.origin + path);
  await script.dispose();
}

/** An answer that a test was changing when it ended is nobody's failure. */
async function letRoutesGo(context: BrowserContext): Promise<void> {
  const routed = [context, ...context.pages()];
  await Promise.all(routed.map((each) => each.unrouteAll({ behavior: 'ignoreErrors' })));
}
