import { expect, test } from 'vitest';
import { readAiConfig } from './ai-config.ts';

const endpoint = { AI_BASE_URL: 'http://127.0.0.1:1/v1', AI_MODEL: 'small' };

test.each([
  [{ AI_API_KEY: 'sk-1' }, 'AI_API_KEY'],
  [{ AI_MODEL: 'small' }, 'AI_MODEL'],
  [{ AI_MODELS: 'small=1/2' }, 'AI_MODELS'],
  [{ AI_EMBEDDINGS_MODEL: 'near' }, 'AI_EMBEDDINGS_MODEL'],
  [{ AI_BUDGET_USD: 0 }, 'AI_BUDGET_USD'],
])('%o without an endpoint is refused by name, not ignored', (env, name) => {
  expect(() => readAiConfig(env)).toThrow(new Error(`AI_BASE_URL: must be set together with ${name}`));
});

test('a budget needs prices that it can be reckoned by', () => {
  expect(() => readAiConfig({ ...endpoint, AI_BUDGET_USD: 5 })).toThrow(/^AI_MODELS: .* AI_BUDGET_USD/);
  expect(readAiConfig({ ...endpoint, AI_MODELS: 'small=1/2', AI_BUDGET_USD: 5 })?.maxUsdCents).toBe(500);
});

test('with none of them the companion is the offline one', () => {
  expect(readAiConfig({})).toBeUndefined();
});
