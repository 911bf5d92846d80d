import { defineConfig } from 'vitest/config';
import { shareCompiled } from './scripts/lib/share-compiled.ts';
import { tallyReporter } from './scripts/lib/tally/tally-reporter.ts';
import { tempInMemory } from './scripts/lib/temp-in-memory.ts';

tempInMemory();
shareCompiled();

// More workers than cores only make the tests wait for each other and for the database. What is right ends a wait; how long
// one may take only bounds it. Each project says the same.
const shared = {
  isolate: false,
  maxWorkers: 2,
  testTimeout: 120_000,
  hookTimeout: 240_000,
  expect: { poll: { timeout: 30_000 } },
};

export default defineConfig({
  test: {
    reporters: process.env.TALLY_FILE ? ['dot', tallyReporter(process.env.TALLY_FILE)] : ['default'],
    projects: [
      { test: { ...shared, name: 'contract', root: 'packages/contract', include: ['src/**/*.test.ts'] } },
      { test: { ...shared, name: 'scripts', include: ['{scripts,tools}/**/*.test.ts'] } },
      'apps/server/vitest.config.ts',
      'apps/web/vitest.config.ts',
    ],
  },
});
