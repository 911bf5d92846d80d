import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { fullChromium } from '../apps/web/e2e/support/browsers.ts';
import { findCharacter } from '../apps/web/e2e/support/find-in-world.ts';
import { paths } from '../apps/web/src/lib/navigation/paths.ts';
import { type Demo, storeSession, withDemo } from './lib/demo.ts';
import { percentile } from './lib/load.ts';
import type { Measure } from './lib/measure.ts';
import { freePort } from './lib/world.ts';

const runs = Number(process.env.BENCH_RUNS ?? 5);
const handle = 'amara_stretches';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Figure =
  | (typeof categories)[number]
  | 'lcpSeconds'
  | 'fcpSeconds'
  | 'blockingMs'
  | 'shift'
  | 'kilobytes';
type Scores = Record<Figure, number>;

/**
 * Lighthouse's default preset (a mid-range phone on slow 4G, simulated) on the pages where people begin, with nothing
 * cached: three of somebody signed in, and a creator's page for visitors. Medians of several runs.
 */
export async function measureLighthouse(): Promise<Measure[]> {
  return withDemo(async (demo) => {
    const { char_id } = await findCharacter(demo.fan, handle);
    const app = [paths.home, paths.character(char_id), paths.conversation(char_id)];
    return [
      ...(await auditAll(demo, app, true)),
      ...(await auditAll(demo, [paths.publicCreator(handle)], false)),
    ];
  });
}

/** In a browser with a folder of its own: Lighthouse opens its pages where the session has been left. */
async function auditAll(
  { origin, fan }: Demo,
  pages: readonly string[],
  isSignedIn: boolean,
): Promise<Measure[]> {
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), 'kindred-lighthouse-'));
  const { args, ...launch } = fullChromium;
  const context = await chromium.launchPersistentContext(folder, {
    ...launch,
    args: [...args, `--remote-debugging-port=${port}`],
  });
  try {
    if (isSignedIn) {
      const page = await context.newPage();
      await page.goto(`${origin}/login`);
      await page.evaluate(storeSession, fan);
      await page.close();
    }
    const measures: Measure[] = [];
    for (const path of pages) measures.push(...describe(path, !isSignedIn, await audit(origin + path, port)));
    return measures;
  } finally {
    await context.close();
    await rm(folder, { recursive: true, force: true });
  }
}

function describe(path: string, isPublic: boolean, all: readonly Scores[]): Measure[] {
  const median = (figure: Figure) =>
    percentile(
      all.map((scores) => scores[figure]),
      0.5,
    );
  const name = (what: string) => `${path}: ${what}`;
  return [
    { name: name('performance'), value: median('performance'), limit: { min: 95 } },
    { name: name('largest contentful paint, s'), value: median('lcpSeconds'), limit: { max: 2.3 } },
    { name: name('layout shift'), value: median('shift'), limit: { max: 0.01 } },
    { name: name('accessibility'), value: median('accessibility'), limit: { min: 100 } },
    { name: name('best practices'), value: median('best-practices'), limit: { min: 100 } },
    // Pages behind a sign-in are not for search engines.
    { name: name('SEO'), value: median('seo'), ...(isPublic ? { limit: { min: 100 } } : {}) },
    { name: name('first contentful paint, s'), value: median('fcpSeconds') },
    { name: name('total blocking time, ms'), value: median('blockingMs') },
  ];
}

async function audit(url: string, port: number): Promise<Scores[]> {
  const all: Scores[] = [];
  for (let run = 0; all.length < runs && run < 2 * runs; run++) {
    const scores = await auditOnce(url, port);
    if (scores) all.push(scores);
  }
  return all;
}

/** Undefined where the browser's own recording of the page was not whole, which Lighthouse says of itself. */
async function auditOnce(url: string, port: number): Promise<Scores | undefined> {
  const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: [...categories] });
  if (!result) throw new Error('Lighthouse gave no result');
  const { audits } = result.lhr;
  const failed = Object.values(audits).find(({ errorMessage }) => errorMessage);
  if (failed) return void console.log('       ', failed.errorMessage);
  const score = (name: (typeof categories)[number]) =>
    Math.round((result.lhr.categories[name]?.score ?? 0) * 100);
  const figure = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const scores: Scores = {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    lcpSeconds: figure('largest-contentful-paint') / 1000,
    fcpSeconds: figure('first-contentful-paint') / 1000,
    blockingMs: figure('total-blocking-time'),
    shift: figure('cumulative-layout-shift'),
    kilobytes: figure('total-byte-weight') / 1000,
  };
  console.log('       ', JSON.stringify(scores));
  const short = Object.values(audits).filter(
    ({ score: one, scoreDisplayMode }) => one === 0 && scoreDisplayMode === 'binary',
  );
  if (short.length > 0) console.log('        not passed:', short.map(({ id }) => id).join(', '));
  return scores;
}
