import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { fullChromium } from '../../apps/web/e2e/support/browsers.ts';
import { mia, type Person } from '../../apps/web/e2e/support/people.ts';
import { startServer } from '../../apps/web/e2e/support/start-server.ts';
import { freePort } from './world.ts';

const pageWatch = fileURLToPath(new URL('./page-watch.js', import.meta.url));

export type Demo = {
  origin: string;
  /** Mia, a fan who follows six creators. */
  fan: Person;
  /** A page of an empty browser in which the fan is signed in, not yet anywhere. */
  open: (options?: BrowserContextOptions) => Promise<Page>;
};

/** Runs `measure` on the built product with the demo world, in a folder that goes away with it. */
export async function withDemo<Result>(measure: (demo: Demo) => Promise<Result>): Promise<Result> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kindred-bench-'));
  const server = await startServer(await freePort(), dataDir);
  const browser = await chromium.launch(fullChromium);
  try {
    const fan = await mia(server.origin);
    return await measure({ origin: server.origin, fan, open: (options) => openAs(browser, fan, options) });
  } finally {
    await browser.close();
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function openAs(browser: Browser, fan: Person, options?: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext({ ...options, baseURL: fan.origin });
  await context.addInitScript(storeSession, fan);
  await context.addInitScript({ path: pageWatch });
  context.setDefaultTimeout(15_000);
  return context.newPage();
}

/** Run in the page: what a sign-in leaves in a browser. */
export function storeSession({ token, imToken }: Pick<Person, 'token' | 'imToken'>): void {
  localStorage.setItem('token', token);
  localStorage.setItem('imToken', imToken);
  localStorage.setItem('personal.login.imTokenEnds', String(Date.now() + 3_600_000));
}

/** A phone of ordinary size. */
export const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

export const laptop: BrowserContextOptions = { viewport: { width: 1366, height: 800 } };
