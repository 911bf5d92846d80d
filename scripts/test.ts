// npm test — everything: checks, tests against a real PostgreSQL, the build of the web, journeys in a browser.
// The last line reads `N passed, N failed`.
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findProgram } from '../apps/server/src/test/faults/find-program.ts';
import { programs } from '../apps/server/src/test/faults/programs.ts';
import { listFailures } from './lib/tally/list-failures.ts';
import { listSlowest } from './lib/tally/list-slowest.ts';
import { runChecks } from './lib/run-checks.ts';
import { nodeStep, printStep, root, runStep, type StepResult } from './lib/run-step.ts';
import { tempInMemory } from './lib/temp-in-memory.ts';
import { add, type Tally, tallyPlaywright, tallySteps, tallyVitest } from './lib/tally/test-tally.ts';

tempInMemory();
const reports = path.join(root, '.cache/reports');
await rm(reports, { recursive: true, force: true });
await mkdir(reports, { recursive: true });

// What needs no browser side by side; the browser then has the machine to itself.
const checking = runChecks();
const building = runStep(nodeStep('web build', 'scripts/build-web.ts', ['--force']));
// An installation within a test would use up the time that the test has.
await runStep(nodeStep('programs of the tests', 'scripts/install-programs.ts'), { live: true });
const tests = await runVitest();
const [checks, build] = await Promise.all([checking, building]);
printStep(build);
const journeys = await runJourneys(build);

const { passed, failures, timings } = add([tallySteps([...checks, build]), tests, journeys]);
console.log(['', ...listSlowest(timings), ...listFailures(failures), ''].join('\n'));
console.log(`${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length > 0 ? 1 : 0;

async function runVitest(): Promise<Tally> {
  const report = path.join(reports, 'vitest.json');
  const step = nodeStep('tests', 'node_modules/vitest/vitest.mjs', ['run']);
  const run = await runStep({ ...step, env: { TALLY_FILE: report } });
  console.log(run.output);
  return tallyVitest(report, run);
}

async function runJourneys({ passed: isBuilt }: StepResult): Promise<Tally> {
  if (!isBuilt) return neverRan('the web was not built');
  const report = path.join(reports, 'playwright.json');
  const dataDir = await mkdtemp(path.join(tmpdir(), 'kindred-e2e-'));
  try {
    const step = nodeStep('journeys', 'node_modules/@playwright/test/cli.js', [
      'test',
      '--reporter=line,json',
    ]);
    const env = {
      HEADLESS_SHELL_PATH: findProgram(programs.headlessShell),
      CHROMIUM_PATH: findProgram(programs.chromium),
      E2E_DATA_DIR: dataDir,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    };
    return tallyPlaywright(report, await runStep({ ...step, env }, { live: true }));
  } catch (error) {
    return neverRan(String(error));
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

function neverRan(said: string): Tally {
  return { passed: 0, failures: [{ name: 'journeys', said }], timings: [] };
}
