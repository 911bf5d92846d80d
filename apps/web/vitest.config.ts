import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { callFacts } from './call-facts-plugin.ts';
import { texts } from './texts/texts-plugin.ts';

export default defineConfig({
  plugins: [texts(), callFacts(), react()],
  // As in a browser: its file for Node knows no XMLHttpRequest.
  resolve: { alias: { 'tus-js-client': 'tus-js-client/lib.esm/browser/index.js' } },
  test: {
    server: { deps: { inline: ['tus-js-client'] } },
    name: 'web',
    environment: 'happy-dom',
    include: ['{src,texts}/**/*.test.{ts,tsx}', '*.test.ts'],
    setupFiles: ['src/test/setup.ts'],
    restoreMocks: true,
    // What a file must not leave to the next one is taken away in the setup.
    isolate: false,
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
