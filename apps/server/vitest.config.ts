import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'server',
    include: ['{src,demo,embedded-postgres}/**/*.test.ts'],
    globalSetup: ['src/test/app/global-setup.ts'],
    setupFiles: ['src/test/app/seed-properties.ts'],
    // Loading the server costs more than most files do with it: the files of a worker share it.
    isolate: false,
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 240_000,
    // What the product does in the background may wait for other tests on the same PostgreSQL.
    expect: { poll: { timeout: 30_000 } },
  },
});
