// npm run check — types, generated files, import walls, statements, format, unused code. No browser.
import { runChecks } from './lib/run-checks.ts';
import { nodeStep } from './lib/run-step.ts';

// `npm test` runs it among its tests.
const statements = nodeStep('statements give what their row types say', 'node_modules/vitest/vitest.mjs', [
  'run',
  '--project',
  'server',
  'apps/server/src/statements.test.ts',
]);
const results = await runChecks([statements]);
const failed = results.filter(({ passed }) => !passed);
console.log(`${results.length - failed.length} passed, ${failed.length} failed`);
if (failed.length > 0) process.exitCode = 1;
