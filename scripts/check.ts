// npm run check — types, generated files, import walls, format, unused code. Seconds, no browser.
import { runChecks } from './lib/run-checks.ts';

const results = await runChecks();
const failed = results.filter(({ passed }) => !passed);
console.log(`${results.length - failed.length} passed, ${failed.length} failed`);
if (failed.length > 0) process.exitCode = 1;
