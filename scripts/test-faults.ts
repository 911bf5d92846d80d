// npm run test:faults [-- words of a file's name] — the tests that race, kill and shuffle, at their full size.
import { nodeStep, runStep } from './lib/run-step.ts';

const names = process.argv.slice(2).map((word) => `${word}.faults.test.ts`);
const step = nodeStep('faults', 'node_modules/vitest/vitest.mjs', [
  'run',
  ...(names.length > 0 ? names : ['.faults.test.ts']),
]);
const { passed } = await runStep({ ...step, env: { FAULT_ROUNDS: 'whole' } }, { live: true });
process.exitCode = passed ? 0 : 1;
