import { defineConfig } from 'vitest/config';
import { tempInMemory } from './scripts/lib/temp-in-memory.ts';

tempInMemory();

export default defineConfig({
  test: {
    // More workers than cores only make the tests wait for each other and for the database.
    maxWorkers: 2,
    projects: [
      { test: { name: 'contract', root: 'packages/contract', include: ['src/**/*.test.ts'] } },
      { test: { name: 'scripts', include: ['{scripts,tools}/**/*.test.ts'], testTimeout: 20_000 } },
      'apps/server/vitest.config.ts',
      'apps/web/vitest.config.ts',
    ],
  },
});
