// Part of npm run check: each language of the product has corpora of each kind of signal, and weights that were trained from what is
// in the repository now.
import { findMissingSignals, findStaleSignals } from './lib/find-signal-problems.ts';

const missing = findMissingSignals();
const problems = missing.length > 0 ? missing : findStaleSignals();
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
