import { expect, test } from 'vitest';
import { paymentEnvironment, readPaymentConfig } from './payments-config.ts';

const read = (env: Record<string, string>) => readPaymentConfig(paymentEnvironment.parse(env), false);

test.each([
  [
    { STRIPE_WEBHOOK_SECRET: 'whsec_x' },
    'STRIPE_SECRET_KEY: must be set together with STRIPE_WEBHOOK_SECRET',
  ],
  [{ STRIPE_API_URL: 'http://127.0.0.1:1' }, 'STRIPE_SECRET_KEY: must be set together with STRIPE_API_URL'],
  [{ STRIPE_SECRET_KEY: 'sk_test_x' }, 'STRIPE_WEBHOOK_SECRET: must be set together with STRIPE_SECRET_KEY'],
  [{ CCBILL_SALT: 'x' }, 'CCBILL_ACCOUNT: must be set together with the others of CCBILL_…'],
  [
    { CCBILL_DATALINK_URL: 'http://x.example' },
    'CCBILL_ACCOUNT: must be set together with the others of CCBILL_…',
  ],
])('half a configuration is refused in one line: %o', (env, line) => {
  expect(() => read(env as Record<string, string>)).toThrow(new Error(line));
});

test('with none of them no provider is configured', () => {
  expect(read({})).toEqual({ stripe: undefined, ccbill: undefined, currencyRates: undefined });
});
