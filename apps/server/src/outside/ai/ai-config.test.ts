import { expect, test } from 'vitest';
import { aiEnvironment, readAiConfig } from './ai-config.ts';

const endpoint = { AI_BASE_URL: 'http://127.0.0.1:1/v1', AI_MODEL: 'small' };

test.each([
  [{ AI_API_KEY: 'sk-1' }, 'AI_API_KEY'],
  [{ AI_MODEL: 'small' }, 'AI_MODEL'],
  [{ AI_MODELS: 'small=1/2' }, 'AI_MODELS'],
  [{ AI_EMBEDDINGS_MODEL: 'near' }, 'AI_EMBEDDINGS_MODEL'],
  [{ AI_SPEECH_MODEL: 'tts' }, 'AI_SPEECH_MODEL'],
  [{ AI_BUDGET_USD: 0 }, 'AI_BUDGET_USD'],
])('%o without an endpoint is refused by name, not ignored', (env, name) => {
  expect(() => readAiConfig(env)).toThrow(new Error(`AI_BASE_URL: must be set together with ${name}`));
});

test('a budget needs prices that it can be reckoned by', () => {
  expect(() => readAiConfig({ ...endpoint, AI_BUDGET_USD: 5 })).toThrow(/^AI_MODELS: .* AI_BUDGET_USD/);
  expect(readAiConfig({ ...endpoint, AI_MODELS: 'small=1/2', AI_BUDGET_USD: 5 })?.maxUsdCents).toBe(500);
});

test('what reads aloud has a price where one is named, and a voice of its own only with a model', () => {
  const speechOf = (env: object) => readAiConfig({ ...endpoint, ...env })?.speech;
  expect(speechOf({})).toBeUndefined();
  expect(speechOf({ AI_SPEECH_MODEL: 'tts-1' })).toEqual({
    model: 'tts-1',
    voice: 'alloy',
    usdPerThousand: 0,
  });
  expect(speechOf({ AI_SPEECH_MODEL: 'kokoro=0.015', AI_SPEECH_VOICE: 'af_bella' })).toEqual({
    model: 'kokoro',
    voice: 'af_bella',
    usdPerThousand: 0.015,
  });
  expect(() => speechOf({ AI_SPEECH_VOICE: 'nova' })).toThrow(/^AI_SPEECH_MODEL: .* AI_SPEECH_VOICE/);
});

test('with none of them the companion is the offline one', () => {
  expect(readAiConfig({})).toBeUndefined();
});

test('what is set for a model is checked at start, and strict alternation is what unknown endpoints get', () => {
  const set = { ...endpoint, AI_CONTEXT_TOKENS: 4096, AI_TEMPERATURE: 0.8, AI_TOP_P: 0.9, AI_STOP: ['###'] };
  expect(readAiConfig(set)?.settings).toEqual({
    contextTokens: 4096,
    maxTokens: 700,
    temperature: 0.8,
    topP: 0.9,
    stop: ['###'],
    roles: 'alternate',
  });
  const openAi = { ...endpoint, AI_BASE_URL: 'https://api.openai.com/v1' };
  expect(readAiConfig(openAi)?.settings.roles).toBe('none');
  expect(readAiConfig({ ...openAi, AI_ROLES: 'merge' })?.settings.roles).toBe('merge');
  expect(() => readAiConfig({ ...set, AI_MAX_TOKENS: 4000 })).toThrow(/^AI_MAX_TOKENS: /);
  expect(() => readAiConfig({ AI_TEMPERATURE: 1 })).toThrow(/AI_TEMPERATURE$/);
});

test.each([
  ['AI_TEMPERATURE', '3'],
  ['AI_TOP_P', '0'],
  ['AI_CONTEXT_TOKENS', 'large'],
  ['AI_ROLES', 'strict'],
  ['AI_STOP', 'a,b,c,d,e'],
])('%s=%s is refused', (name, value) => {
  expect(aiEnvironment.safeParse({ [name]: value }).success).toBe(false);
});

test('stop strings stand with commas between them, line breaks as \\n', () => {
  expect(aiEnvironment.parse({ AI_STOP: '###,\\nUser:' }).AI_STOP).toEqual(['###', '\nUser:']);
});
