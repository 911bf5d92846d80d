import { type BrowserContext, test as base, type Page } from '@playwright/test';
import type { Role } from './addresses.ts';
import { collectConsoleErrors } from './console-errors.ts';
import { signedIn } from './people.ts';
import { findWorld, type World } from './world.ts';

type PageSweep = {
  origin: string;
  world: World;
  /** The one page that each kind of visitor has; they are opened once per worker. */
  pageOf: (role: Role) => Promise<Page>;
  /** Console errors since the last time. */
  newConsoleErrors: () => string[];
};

/** Tests that visit many addresses with the same few pages. */
export const test = base.extend<object, { sweep: PageSweep }>({
  sweep: [
    async ({ browser }, give, { project }) => {
      const origin = project.use.baseURL ?? '';
      const world = await findWorld(origin);
      const consoleErrors = collectConsoleErrors();
      const contexts = new Map<Role, Promise<Page>>();
      const open = async (role: Role): Promise<Page> => {
        const context: BrowserContext = await browser.newContext({
          ...(role !== 'visitor' && { storageState: signedIn(world[role]) }),
          reducedMotion: 'reduce',
          serviceWorkers: 'block',
        });
        consoleErrors.listenTo(context);
        return context.newPage();
      };
      const pageOf = (role: Role) => {
        const page = contexts.get(role) ?? open(role);
        contexts.set(role, page);
        return page;
      };
      let reported = 0;
      const newConsoleErrors = () => {
        const all = consoleErrors.heard();
        const fresh = all.slice(reported);
        reported = all.length;
        return fresh;
      };
      await give({ origin, world, pageOf, newConsoleErrors });
      for (const page of contexts.values()) await (await page).context().close();
    },
    { scope: 'worker' },
  ],
});
