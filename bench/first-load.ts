import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from '@playwright/test';
import { fullChromium } from '../apps/web/e2e/support/browsers.ts';
import { collectScripts, gzipped, type Script } from '../apps/web/e2e/support/page-scripts.ts';
import { buildWeb } from '../scripts/lib/build-web.ts';
import type { Measure } from './lib/measure.ts';
import { growPosts } from './lib/posts.ts';
import { type BenchWorld, createWorld, startServerProcess } from './lib/world.ts';

const assets = fileURLToPath(new URL('../apps/web/dist/assets', import.meta.url));
// Loads when somebody presses play.
const player = /player|hls/;

/** All JavaScript that the home page of somebody signed in brings along, and the largest piece that comes later. */
export async function measureFirstLoad(): Promise<Measure[]> {
  await buildWeb({ log: console.log });
  const first = await scriptsOfHome();
  for (const { name, kB } of first) console.log(`       ${kB.toFixed(1).padStart(6)} ${name}`);
  const later = await otherScripts(first);
  return [
    { name: 'JavaScript of /home, kB gzip', value: sum(first), limit: { max: 150 } },
    { name: 'largest later chunk but a player, kB gzip', value: largest(later), limit: { max: 60 } },
  ];
}

async function scriptsOfHome(): Promise<Script[]> {
  const world = await createWorld();
  try {
    await growPosts(world, 60);
    const server = await startServerProcess(world);
    const browser = await chromium.launch(fullChromium);
    try {
      return await openHome(browser, `http://127.0.0.1:${server.port}`, world);
    } finally {
      await browser.close();
      await server.stop();
    }
  } finally {
    await world.close();
  }
}

/** Opens the page as after a sign-in, wide enough for the suggestions, and waits for all of it. */
async function openHome(browser: Browser, url: string, world: BenchWorld): Promise<Script[]> {
  const page = await browser.newPage({ viewport: { width: 1600, height: 1000 } });
  await page.addInitScript((token) => localStorage.setItem('token', token), world.fans[0]?.token as string);
  const scripts = collectScripts(page);
  const live = page.waitForEvent('websocket');
  await page.goto(`${url}/home`);
  await page.getByRole('article').first().waitFor();
  await live;
  await page.waitForLoadState('networkidle');
  return scripts();
}

async function otherScripts(first: Script[]): Promise<Script[]> {
  const known = new Set(first.map(({ name }) => name));
  const names = await readdir(assets);
  const others = names.filter((name) => name.endsWith('.js') && !known.has(name) && !player.test(name));
  return Promise.all(
    others.map(async (name) => ({ name, kB: gzipped(await readFile(path.join(assets, name))) })),
  );
}

function sum(scripts: Script[]): number {
  return scripts.reduce((total, { kB }) => total + kB, 0);
}

function largest(scripts: Script[]): number {
  return Math.max(0, ...scripts.map(({ kB }) => kB));
}
