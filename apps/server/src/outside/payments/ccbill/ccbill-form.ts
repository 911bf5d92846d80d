import { createHash } from 'node:crypto';
import { type Currency, currencyDigits } from '@kindred/contract/wallet/currencies';
import type { CheckoutOrder } from '../payments.ts';
import type { CcbillConfig } from '../payments-config.ts';
import { ccbillUsername, markCheckout } from './checkout-mark.ts';

const formUrl = 'https://api.ccbill.com/wap-frontflex/flexforms/';

/** The currencies that CCBill bills in, by the numbers of ISO 4217 that it knows them by. */
export const ccbillCurrencies = {
  USD: '840',
  EUR: '978',
  GBP: '826',
  CAD: '124',
  AUD: '036',
  JPY: '392',
} as const satisfies Partial<Record<Currency, string>>;

/** Whether CCBill bills in a currency (ISO 4217). */
export function isCcbillCurrency(currency: string): currency is keyof typeof ccbillCurrencies {
  return Object.hasOwn(ccbillCurrencies, currency);
}

/** A month, as CCBill counts. */
export const ccbillMonthDays = 30;

/** The shortest first period of a single sale that CCBill takes; it means nothing there. */
const singleDays = 2;
const forever = '99';

/** The address of the payment form, with a price that the buyer cannot change: its digest is signed with our salt. */
export function ccbillFormUrl(config: CcbillConfig, order: CheckoutOrder, key: Buffer): string {
  const { currency, amount, monthAmount, trialDays, intro } = order;
  if (!isCcbillCurrency(currency)) throw new Error(`CCBill does not bill in ${currency}`);
  const currencyCode = ccbillCurrencies[currency];
  const price = (minorUnits: number) => (minorUnits / 10 ** currencyDigits[currency]).toFixed(2);
  const terms: Record<string, string> =
    monthAmount === undefined
      ? { initialPrice: price(amount), initialPeriod: String(singleDays) }
      : {
          initialPrice: price(amount),
          initialPeriod: String(trialDays > 0 ? trialDays : (intro?.months ?? 1) * ccbillMonthDays),
          recurringPrice: price(monthAmount),
          recurringPeriod: String(ccbillMonthDays),
          numRebills: forever,
        };
  const url = new URL(config.flexId, formUrl);
  const parameters = {
    clientSubacc: config.subaccount,
    ...terms,
    currencyCode,
    formDigest: formDigest([...Object.values(terms), currencyCode], config.salt),
    username: ccbillUsername(order.checkoutId, key),
    // It knows languages by their English names.
    language: new Intl.DisplayNames('en', { type: 'language' }).of(order.language) ?? 'English',
    'X-checkout': markCheckout(order.checkoutId, key),
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}

/** Of the price's terms and its currency, in CCBill's order. MD5 is what it asks for. */
export function formDigest(terms: string[], salt: string): string {
  return createHash('md5')
    .update(`${terms.join('')}${salt}`)
    .digest('hex');
}
