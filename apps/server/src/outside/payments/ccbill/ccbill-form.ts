import { createHash } from 'node:crypto';
import type { CheckoutOrder } from '../payments.ts';
import type { CcbillConfig } from '../payments-config.ts';

const formUrl = 'https://api.ccbill.com/wap-frontflex/flexforms/';
const usd = '840';

/** A month, as CCBill counts. */
export const ccbillMonthDays = 30;

/** The shortest first period of a single sale that CCBill takes; it means nothing there. */
const singleDays = 2;
const forever = '99';

/** The address of the payment form, with a price that the buyer cannot change: its digest is signed with our salt. */
export function ccbillFormUrl(config: CcbillConfig, order: CheckoutOrder, username: string): string {
  const { amountUsdCents, monthUsdCents, trialDays, intro } = order;
  const terms: Record<string, string> =
    monthUsdCents === undefined
      ? { initialPrice: dollars(amountUsdCents), initialPeriod: String(singleDays) }
      : {
          initialPrice: dollars(amountUsdCents),
          initialPeriod: String(trialDays > 0 ? trialDays : (intro?.months ?? 1) * ccbillMonthDays),
          recurringPrice: dollars(monthUsdCents),
          recurringPeriod: String(ccbillMonthDays),
          numRebills: forever,
        };
  const url = new URL(config.flexId, formUrl);
  const parameters = {
    clientSubacc: config.subaccount,
    ...terms,
    currencyCode: usd,
    formDigest: formDigest(Object.values(terms), config.salt),
    username,
    // It knows languages by their English names.
    language: new Intl.DisplayNames('en', { type: 'language' }).of(order.language) ?? 'English',
    'X-checkout': order.checkoutId,
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}

/** Of the price's terms in CCBill's order. MD5 is what it asks for. */
export function formDigest(terms: string[], salt: string): string {
  return createHash('md5')
    .update(`${terms.join('')}${usd}${salt}`)
    .digest('hex');
}

/** By what CCBill's list of transactions names a sale: 16 characters at most. */
export function ccbillUsername(checkoutId: string): string {
  return createHash('sha256').update(checkoutId).digest('hex').slice(0, 16);
}

function dollars(cents: number): string {
  return (cents / 100).toFixed(2);
}
