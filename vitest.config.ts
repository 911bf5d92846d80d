import { defineConfig } from 'vitest/config';
import { tempInMemory } from './scripts/lib/temp-in-memory.ts';

tempInMemory();

// More workers than cores only make the tests wait for each other and for the database. Each project says the same.
const maxWorkers = 2;

export default defineConfig({
  test: {
    maxWorkers,
    projects: [
      { test: { name: 'contract', root: 'packages/contract', include: ['src/**/*.test.ts'], maxWorkers } },
      {
        test: { name: 'scripts', include: ['{scripts,tools}/**/*.test.ts'], testTimeout: 20_000, maxWorkers },
      },
      'apps/server/vitest.config.ts',
      'apps/web/vitest.config.ts',
    ],
  },
});
