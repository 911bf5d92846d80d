import { type Currency, currencies, isCurrency, rateMicrosOf } from '@kindred/contract/wallet/currencies';
import { z } from 'zod';
import { ConfigError, urlText } from '../../platform/config-error.ts';

/** The settings of payment providers, as they stand in the environment. */
export const paymentEnvironment = z.object({
  /** In place of the provider's own rates. */
  CURRENCY_RATES: z.string().optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_(test|live)_\w+$/, 'must be a secret key of Stripe: sk_live_… or sk_test_…')
    .optional(),
  /** One for each endpoint that Stripe posts to, or while one is being replaced: separated by commas. */
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\w+(,whsec_\w+)*$/, 'must be the signing secret of a Stripe webhook: whsec_…')
    .optional(),
  STRIPE_API_URL: urlText(['http:', 'https:']).optional(),
  CCBILL_ACCOUNT: z
    .string()
    .regex(/^\d{6}-\d{4}$/, 'must be the account and subaccount of CCBill: 900000-0000')
    .optional(),
  CCBILL_FLEX_ID: z.string().min(1).optional(),
  CCBILL_SALT: z.string().min(1).optional(),
  CCBILL_DATALINK: z
    .string()
    .regex(/^[^:]+:.+$/, 'must be the user of Data Link: name:password')
    .optional(),
  CCBILL_WEBHOOK_KEY: z.string().min(16).optional(),
  CCBILL_DATALINK_URL: urlText(['http:', 'https:']).optional(),
});

type Environment = z.output<typeof paymentEnvironment>;

export type StripeConfig = {
  secretKey: string;
  /** Any of them may have signed a webhook. */
  webhookSecrets: string[];
  /** Real money moves. */
  isLive: boolean;
  /** Without a trailing slash. */
  apiUrl: string;
};

export type CcbillConfig = {
  /** Six digits, and four of the subaccount. */
  account: string;
  subaccount: string;
  /** Of the payment form. */
  flexId: string;
  /** Signs the price in the form's address. */
  salt: string;
  user: string;
  password: string;
  /** In the address that CCBill posts to, since it signs nothing. */
  webhookKey: string;
  /** Without a trailing slash. */
  dataLinkUrl: string;
};

/** At most one of them is configured. */
export type PaymentConfig = {
  stripe: StripeConfig | undefined;
  ccbill: CcbillConfig | undefined;
  currencyRates: CurrencyRates | undefined;
};

/** Minor units of each currency for a million US cents. */
export type CurrencyRates = Partial<Record<Currency, number>>;

/** The provider that is configured, if any; throws ConfigError for half a configuration, and for real money in demo mode. */
export function readPaymentConfig(e: Environment, demo: boolean): PaymentConfig {
  const stripe = stripeConfig(e);
  if (stripe?.isLive && demo) {
    throw new ConfigError('STRIPE_SECRET_KEY: real money and demo mode do not go together; set DEMO=false');
  }
  const ccbill = ccbillConfig(e);
  if (ccbill && stripe)
    throw new ConfigError('CCBILL_ACCOUNT: one payment provider at a time; unset STRIPE_SECRET_KEY');
  if (ccbill && demo) {
    throw new ConfigError('CCBILL_ACCOUNT: real money and demo mode do not go together; set DEMO=false');
  }
  return { stripe, ccbill, currencyRates: readRates(e.CURRENCY_RATES) };
}

/** `EUR=0.92,JPY=149.5`: so many units of each are one US dollar. */
function readRates(text: string | undefined): CurrencyRates | undefined {
  if (text === undefined) return undefined;
  const rates: CurrencyRates = {};
  for (const part of text.split(',')) {
    const [currency = '', units = ''] = part.split('=').map((word) => word.trim());
    const perUsd = Number(units);
    if (!isCurrency(currency) || currency === 'USD' || !/^\d+(\.\d+)?$/.test(units) || perUsd <= 0) {
      throw new ConfigError(
        `CURRENCY_RATES: must be like EUR=0.92,JPY=149.5, of ${currencies.slice(1).join(', ')}`,
      );
    }
    rates[currency] = rateMicrosOf(currency, perUsd);
  }
  return rates;
}

function stripeConfig(e: Environment): StripeConfig | undefined {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_URL: apiUrl } = e;
  if (!secretKey && !webhookSecret && !apiUrl) return undefined;
  if (!secretKey) {
    const other = webhookSecret ? 'STRIPE_WEBHOOK_SECRET' : 'STRIPE_API_URL';
    throw new ConfigError(`STRIPE_SECRET_KEY: must be set together with ${other}`);
  }
  if (!webhookSecret) {
    throw new ConfigError('STRIPE_WEBHOOK_SECRET: must be set together with STRIPE_SECRET_KEY');
  }
  return {
    secretKey,
    webhookSecrets: webhookSecret.split(','),
    isLive: secretKey.includes('_live_'),
    apiUrl: (apiUrl ?? 'https://api.stripe.com').replace(/\/$/, ''),
  };
}

function ccbillConfig(e: Environment): CcbillConfig | undefined {
  const names = [
    'CCBILL_ACCOUNT',
    'CCBILL_FLEX_ID',
    'CCBILL_SALT',
    'CCBILL_DATALINK',
    'CCBILL_WEBHOOK_KEY',
  ] as const;
  const dataLinkUrl = e.CCBILL_DATALINK_URL;
  if (!dataLinkUrl && names.every((name) => e[name] === undefined)) return undefined;
  const values = names.map((name) => {
    if (e[name] === undefined)
      throw new ConfigError(`${name}: must be set together with the others of CCBILL_…`);
    return e[name];
  });
  const [account = '', flexId = '', salt = '', dataLink = '', webhookKey = ''] = values;
  const [main = '', subaccount = ''] = account.split('-');
  return {
    account: main,
    subaccount,
    flexId,
    salt,
    user: dataLink.slice(0, dataLink.indexOf(':')),
    password: dataLink.slice(dataLink.indexOf(':') + 1),
    webhookKey,
    dataLinkUrl: (dataLinkUrl ?? 'https://datalink.ccbill.com').replace(/\/$/, ''),
  };
}
