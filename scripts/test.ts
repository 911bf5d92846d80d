// npm test — everything: checks, tests against a real PostgreSQL, the build of the web, journeys in a browser.
// The last line reads `N passed, N failed`.
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findChromium } from './lib/find-chromium.ts';
import { runChecks } from './lib/run-checks.ts';
import { nodeStep, printStep, root, runStep, type Step } from './lib/run-step.ts';
import { add, type Tally, tallyPlaywright, tallySteps, tallyVitest } from './lib/test-tally.ts';

const reports = path.join(root, '.cache/reports');
await rm(reports, { recursive: true, force: true });
await mkdir(reports, { recursive: true });

const checks = tallySteps(await runChecks());
const tests = await runVitest();
const journeys = await runJourneys();
const { passed, failed } = add([checks, tests, journeys]);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

async function runVitest(): Promise<Tally> {
  const report = path.join(reports, 'vitest.json');
  const words = ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  const run = await runStep(nodeStep('tests', 'node_modules/vitest/vitest.mjs', words), { live: true });
  return tallyVitest(report, run);
}

async function runJourneys(): Promise<Tally> {
  const build = await runStep(nodeStep('web build', 'scripts/build-web.ts', ['--force']));
  printStep(build);
  if (!existsSync(path.join(root, 'apps/web/e2e'))) return tallySteps([build]);
  const dataDir = await mkdtemp(path.join(tmpdir(), 'kindred-e2e-'));
  const tally = await runPlaywright(dataDir);
  await rm(dataDir, { recursive: true, force: true });
  return add([tallySteps([build]), tally]);
}

async function runPlaywright(dataDir: string): Promise<Tally> {
  const report = path.join(reports, 'playwright.json');
  try {
    const env = { CHROMIUM_PATH: findChromium(), E2E_DATA_DIR: dataDir, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
    const step = nodeStep('journeys', 'node_modules/@playwright/test/cli.js', [
      'test',
      '--reporter=line,json',
    ]);
    return tallyPlaywright(report, await runStep({ ...step, env } satisfies Step, { live: true }));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  }
}
