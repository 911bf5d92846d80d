// npm run test:slow [-- what Playwright takes] — the journeys with a slow network on a busy machine, each time another one.
import { findProgram } from '../apps/server/src/test/faults/find-program.ts';
import { programs } from '../apps/server/src/test/faults/programs.ts';
import { nodeStep, printStep, runStep } from './lib/run-step.ts';

const seed = process.env.E2E_SEED ?? String(Math.floor(Math.random() * 2 ** 31));
const slowness = { E2E_LATENCY: '400', E2E_LATENCY_TAIL: '1500', E2E_STALL: '300' };
const browsers = {
  HEADLESS_SHELL_PATH: findProgram(programs.headlessShell),
  CHROMIUM_PATH: findProgram(programs.chromium),
};

const build = await runStep(nodeStep('web build', 'scripts/build-web.ts'));
printStep(build);
const step = nodeStep('journeys', 'node_modules/@playwright/test/cli.js', ['test', ...process.argv.slice(2)]);
const env = { ...browsers, ...slowness, ...process.env, E2E_SEED: seed };
const { passed } = build.passed ? await runStep({ ...step, env }, { live: true }) : build;
console.log(`E2E_SEED=${seed}`);
process.exitCode = passed ? 0 : 1;
