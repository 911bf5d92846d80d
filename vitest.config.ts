import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // More workers than cores only make the browserless tests wait for each other and for the database.
    maxWorkers: 2,
    reporters: ['default'],
    projects: [
      { test: { name: 'contract', root: 'packages/contract', include: ['src/**/*.test.ts'] } },
      {
        test: {
          name: 'server',
          root: 'apps/server',
          include: ['src/**/*.test.ts'],
          globalSetup: ['src/test/global-setup.ts'],
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
      'apps/web/vitest.config.ts',
      { test: { name: 'scripts', include: ['scripts/**/*.test.ts'], testTimeout: 20_000 } },
    ],
  },
});
