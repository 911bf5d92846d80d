import { type BrowserContext, test as base, type Page } from '@playwright/test';
import type { Role } from './addresses.ts';
import { collectNoise } from './noise.ts';
import { signedIn } from './people.ts';
import { findWorld, type World } from './world.ts';

type Tour = {
  origin: string;
  world: World;
  /** The one page that each kind of visitor has; they are opened once per worker. */
  pageOf: (role: Role) => Promise<Page>;
  /** What the browser has complained about since the last time. */
  newNoise: () => string[];
};

/** Tests that visit many addresses with the same few pages. */
export const test = base.extend<object, { tour: Tour }>({
  tour: [
    async ({ browser }, give, { project }) => {
      const origin = project.use.baseURL ?? '';
      const world = await findWorld(origin);
      const noise = collectNoise();
      const contexts = new Map<Role, Promise<Page>>();
      const open = async (role: Role): Promise<Page> => {
        const context: BrowserContext = await browser.newContext({
          ...(role !== 'visitor' && { storageState: signedIn(world[role]) }),
          reducedMotion: 'reduce',
          serviceWorkers: 'block',
        });
        noise.listenTo(context);
        return context.newPage();
      };
      const pageOf = (role: Role) => {
        const page = contexts.get(role) ?? open(role);
        contexts.set(role, page);
        return page;
      };
      let told = 0;
      const newNoise = () => {
        const all = noise.heard();
        const fresh = all.slice(told);
        told = all.length;
        return fresh;
      };
      await give({ origin, world, pageOf, newNoise });
      for (const page of contexts.values()) await (await page).context().close();
    },
    { scope: 'worker' },
  ],
});
