import path from 'node:path';
import { defineConfig } from 'oxlint';

export default defineConfig({
  plugins: ['typescript', 'unicorn', 'oxc', 'import', 'promise'],
  jsPlugins: [path.resolve(import.meta.dirname, 'scripts/lint/ladder-plugin.ts')],
  categories: { correctness: 'error' },
  ignorePatterns: ['**/dist/**', '**/*.gen.ts', '**/migrations/**'],
  rules: {
    'ladder/walls': 'error',
    'ladder/tables': 'error',
    'ladder/statements': 'error',
    'ladder/use-cases': 'error',
    'ladder/words': 'error',
    'import/no-cycle': 'error',
    'import/no-default-export': 'error',
    'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrors: 'all' }],
    'typescript/no-explicit-any': 'error',
    'typescript/ban-ts-comment': 'error',
    eqeqeq: 'error',
    'max-lines-per-function': ['error', { max: 60 }],
  },
  overrides: [
    {
      files: ['apps/web/**'],
      plugins: ['typescript', 'unicorn', 'oxc', 'import', 'promise', 'react', 'jsx-a11y'],
      rules: {
        'react/rules-of-hooks': 'error',
        'react/exhaustive-deps': 'error',
      },
    },
    {
      files: ['**/*.test.{ts,tsx}', 'apps/web/e2e/**'],
      plugins: ['typescript', 'unicorn', 'oxc', 'import', 'promise', 'vitest'],
      rules: {
        'vitest/no-disabled-tests': 'error',
        'vitest/no-focused-tests': 'error',
        // An expectation may carry a message, and a promise of one may be awaited later.
        'vitest/valid-expect': 'off',
        'vitest/require-mock-type-parameters': 'off',
        'max-lines-per-function': 'off',
      },
    },
    {
      files: ['apps/server/src/outside/ai/scripted/**'],
      rules: { 'ladder/words': 'off', 'max-lines-per-function': 'off' },
    },
    // A stage's actions share one closure, and a picture is drawn from top to bottom.
    {
      files: [
        'apps/server/src/test/**',
        'apps/server/src/personal-data/full-person.ts',
        'bench/**',
        'tools/demo-art/**',
      ],
      rules: { 'max-lines-per-function': 'off' },
    },
    // Tools load their settings and plugins from the default export.
    {
      files: ['**/*.config.ts', 'scripts/lint/ladder-plugin.ts'],
      rules: { 'import/no-default-export': 'off' },
    },
  ],
});
