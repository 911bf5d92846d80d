import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { ConfigError } from './platform/config-error.ts';

// That such an error ends the server in one line is asked in main.test.ts.
test.each([
  [{ PUBLIC_URL: 'kindred.example' }, 'PUBLIC_URL'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
  [{ DEMO: 'true', HOST: '0.0.0.0' }, 'HOST'],
  [{ DEMO: 'true', PUBLIC_URL: 'https://kindred.example' }, 'PUBLIC_URL'],
  [{ AI_BASE_URL: 'http://127.0.0.1:1/v1' }, 'AI_MODEL'],
  [{ AI_API_KEY: 'sk-1', AI_MODEL: 'small' }, 'AI_BASE_URL'],
  [{ AI_BASE_URL: 'http://127.0.0.1:1/v1', AI_MODELS: 'a=cheap' }, 'AI_MODELS'],
  [{ AI_BASE_URL: 'http://127.0.0.1:1/v1', AI_MODEL: 'b', AI_MODELS: 'a=1/1' }, 'AI_MODELS'],
  [{ STORAGE_URL: 's3://host/media' }, 'STORAGE_URL'],
  [{ STORAGE_URL: 's3://key:secret@host/media', MEDIA_ACCEL_PREFIX: '/files/' }, 'MEDIA_ACCEL_PREFIX'],
  [{ STRIPE_SECRET_KEY: 'sk_test_x' }, 'STRIPE_WEBHOOK_SECRET'],
  [{ STRIPE_WEBHOOK_SECRET: 'whsec_x' }, 'STRIPE_SECRET_KEY'],
  [{ STRIPE_SECRET_KEY: 'pk_test_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' }, 'STRIPE_SECRET_KEY'],
  [{ STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_WEBHOOK_SECRET: 'x' }, 'STRIPE_WEBHOOK_SECRET'],
  [{ DEMO: 'true', STRIPE_SECRET_KEY: 'sk_live_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' }, 'demo mode'],
  [{ MODERATION: 'later' }, 'MODERATION'],
  [{ ROLE: 'both' }, 'ROLE'],
])('with %o the one line that says what is wrong names %s', (env, name) => {
  const read = () => readConfig({ GOOGLE_CLIENT_ID: 'test', ...(env as unknown as Record<string, string>) });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(new RegExp(`^.*${name}.*$`));
});
