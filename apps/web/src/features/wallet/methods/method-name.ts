import type { PaymentMethod } from '@kindred/contract/wallet/payment-calls';

const brands: Record<string, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  jcb: 'JCB',
  unionpay: 'UnionPay',
  diners: 'Diners Club',
};

/** A saved card as it is called: "Visa •••• 4242". */
export function methodName({ kind, brand, last4 }: Pick<PaymentMethod, 'kind' | 'brand' | 'last4'>): string {
  const name = brand === null ? kind : (brands[brand] ?? brand);
  return last4 === null ? name : `${name} •••• ${last4}`;
}
