import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { stopWithParent } from './apps/server/embedded-postgres/stop-with-parent.ts';
import { headlessShell } from './apps/web/e2e/support/browsers.ts';
import { shareCompiled } from './scripts/lib/share-compiled.ts';
import { tempInMemory } from './scripts/lib/temp-in-memory.ts';

tempInMemory();
shareCompiled();

const port = Number(process.env.E2E_PORT ?? 3401);
// What is right ends a wait; how long one may take only bounds it.
const isSlow = Boolean(process.env.E2E_LATENCY || process.env.E2E_STALL);
const patienceMs = isSlow ? 90_000 : 30_000;
const server = isSlow ? 'apps/web/e2e/slow/serve-slowly.ts' : 'scripts/start.ts';
const url = `http://127.0.0.1:${port}`;

// Playwright reads this file in every worker; they inherit the folder from the first reader.
process.env.E2E_DATA_DIR ??= mkdtempSync(path.join(tmpdir(), 'kindred-e2e-'));

export default defineConfig({
  testDir: 'apps/web/e2e',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  // Two cores run the browsers, the server and its database.
  timeout: 6 * patienceMs,
  expect: { timeout: patienceMs },
  reporter: 'line',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: url,
    // Prices are in the currency of one's region, and some machines have one.
    timezoneId: 'UTC',
    actionTimeout: patienceMs,
    // What glows, turns and plays by itself costs a sixth of the run. Tests that ask about motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    // What a worker answers, a test could not stand in for.
    serviceWorkers: 'block',
    // Recording every test costs a fifth of the run: run what failed again with `--trace on`.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: headlessShell,
  },
  webServer: {
    // In place of the shell, so that it ends with Playwright, also when that is killed.
    command: `exec ${stopWithParent([`"${process.execPath}"`, server]).join(' ')}`,
    url: `${url}/`,
    env: {
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: process.env.E2E_DATA_DIR,
      PUBLIC_URL: url,
      LUCKY_BOX: 'true',
    },
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
