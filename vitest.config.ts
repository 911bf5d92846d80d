import { defineConfig } from 'vitest/config';
import { tempInMemory } from './scripts/lib/temp-in-memory.ts';

tempInMemory();

// As in the projects that have a file of their own: they take nothing from here.
const shared = { isolate: false, maxWorkers: 2, testTimeout: 60_000 };

export default defineConfig({
  test: {
    projects: [
      { test: { ...shared, name: 'contract', root: 'packages/contract', include: ['src/**/*.test.ts'] } },
      { test: { ...shared, name: 'scripts', include: ['{scripts,tools}/**/*.test.ts'] } },
      'apps/server/vitest.config.ts',
      'apps/web/vitest.config.ts',
    ],
  },
});
