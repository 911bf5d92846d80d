import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { fullChromium } from '../apps/web/e2e/support/browsers.ts';
import { type Demo, storeSession, withDemo } from './lib/demo.ts';
import { percentile } from './lib/load.ts';
import type { Measure } from './lib/measure.ts';
import { freePort } from './lib/world.ts';

const runs = 5;

type Scores = { performance: number; accessibility: number; practices: number } & Record<
  'lcpSeconds' | 'fcpSeconds' | 'blockingMs' | 'shift',
  number
>;

/**
 * Lighthouse's default preset (a mid-range phone on slow 4G, simulated) on the home page of somebody signed in, with
 * nothing cached. Medians of several runs.
 */
export async function measureLighthouse(): Promise<Measure[]> {
  const all = await withDemo(auditHome);
  const median = (name: keyof Scores) =>
    percentile(
      all.map((scores) => scores[name]),
      0.5,
    );
  return [
    { name: 'performance of /home', value: median('performance'), limit: { min: 90 } },
    { name: 'largest contentful paint, s', value: median('lcpSeconds'), limit: { max: 2.5 } },
    { name: 'accessibility', value: median('accessibility'), limit: { min: 100 } },
    { name: 'best practices', value: median('practices'), limit: { min: 100 } },
    { name: 'first contentful paint, s', value: median('fcpSeconds') },
    { name: 'total blocking time, ms', value: median('blockingMs') },
    { name: 'layout shift', value: median('shift') },
  ];
}

/** In a browser with a folder of its own: Lighthouse opens its pages where the session has been left. */
async function auditHome({ origin, fan }: Demo): Promise<Scores[]> {
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), 'kindred-lighthouse-'));
  const { args, ...launch } = fullChromium;
  const context = await chromium.launchPersistentContext(folder, {
    ...launch,
    args: [...args, `--remote-debugging-port=${port}`],
  });
  try {
    const page = await context.newPage();
    await page.goto(`${origin}/login`);
    await page.evaluate(storeSession, fan);
    await page.close();
    const all: Scores[] = [];
    for (let run = 0; all.length < runs && run < 2 * runs; run++) {
      const scores = await audit(`${origin}/home`, port);
      if (scores) all.push(scores);
    }
    return all;
  } finally {
    await context.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Undefined where the browser's own recording of the page was not whole, which Lighthouse says of itself. */
async function audit(url: string, port: number): Promise<Scores | undefined> {
  const onlyCategories = ['performance', 'accessibility', 'best-practices'];
  const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories });
  if (!result) throw new Error('Lighthouse gave no result');
  const failed = Object.values(result.lhr.audits).find(({ errorMessage }) => errorMessage);
  if (failed) return void console.log('       ', failed.errorMessage);
  const { categories, audits } = result.lhr;
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const figure = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const scores = {
    performance: score('performance'),
    accessibility: score('accessibility'),
    practices: score('best-practices'),
    lcpSeconds: figure('largest-contentful-paint') / 1000,
    fcpSeconds: figure('first-contentful-paint') / 1000,
    blockingMs: figure('total-blocking-time'),
    shift: figure('cumulative-layout-shift'),
  };
  console.log('       ', JSON.stringify(scores));
  return scores;
}
