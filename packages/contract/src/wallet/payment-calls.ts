import { z } from 'zod';
import { defineCall } from '../wire/call.ts';
import { id, instant } from '../wire/ids.ts';
import { noInput, nothing, pageInput, pageOf } from '../wire/pages.ts';

const readSpec = {
  method: 'GET',
  auth: 'user',
  refusals: [],
  rule: 'Oneself.',
  limit: { max: 120, per: 'user', seconds: 60 },
  maxBytes: 1024,
  idempotency: 'read',
} as const;

const writeSpec = { ...readSpec, method: 'POST', maxBytes: 4096, idempotency: 'natural' } as const;

export const paymentMethod = z.object({
  method_ref: z.string(),
  /** In the provider's words: `card`, `link`, `sepa_debit`… */
  kind: z.string(),
  /** Of a card, in lower case: `visa`. */
  brand: z.string().nullable(),
  last4: z.string().nullable(),
  /** Of a card: `2040-12`. */
  expires: z.string().nullable(),
  /** Renewals are charged to it. */
  is_default: z.boolean(),
});
export type PaymentMethod = z.infer<typeof paymentMethod>;

export const listPaymentMethodsCall = defineCall({
  ...readSpec,
  name: 'listPaymentMethods',
  summary: 'The cards that I have saved with the payment provider, the default one first.',
  path: '/v3/api/payment/method/list',
  input: noInput,
  output: z.object({
    /** False where the provider keeps no cards that we could show. */
    can_save: z.boolean(),
    list: z.array(paymentMethod),
  }),
  refusals: ['paymentsUnavailable'],
});

const methodInput = z.object({ method_ref: z.string().min(1).max(200) });

export const setDefaultPaymentMethodCall = defineCall({
  ...writeSpec,
  name: 'setDefaultPaymentMethod',
  summary: 'Charge renewals to this card from now on, also of what runs.',
  path: '/v3/api/payment/method/default',
  input: methodInput,
  output: nothing,
  refusals: ['paymentsUnavailable'],
  rule: 'Whose card it is.',
});

export const removePaymentMethodCall = defineCall({
  ...writeSpec,
  name: 'removePaymentMethod',
  summary: 'Forget a saved card. What renewed with it is charged to the default one.',
  path: '/v3/api/payment/method/remove',
  input: methodInput,
  output: nothing,
  refusals: ['paymentsUnavailable'],
  rule: 'Whose card it is.',
});

export const createPaymentMethodLinkCall = defineCall({
  ...writeSpec,
  name: 'createPaymentMethodLink',
  summary: 'The page of the payment provider where a card is added; it leads back to redirect_url.',
  path: '/v3/api/payment/method/link',
  input: z.object({ redirect_url: z.string().max(2000) }),
  output: z.object({ url: z.string() }),
  refusals: ['paymentsUnavailable'],
  limit: { max: 30, per: 'user', seconds: 60 },
});

export const receipt = z.object({
  receipt_id: id,
  /** Printed on it. */
  number: z.string(),
  /** `gift_purchase`: a subscription that is given. `unapplied`: a payment that bought nothing, because its place was taken; its refund follows. */
  kind: z.enum(['purchase', 'subscription', 'vip', 'post_sale', 'gift_purchase', 'unapplied']),
  /** Whose page or post it was for; '' where it was none, or they have left. */
  with_name: z.string(),
  /** Diamonds that it credited. */
  diamonds: z.number().int(),
  /** End of the period that was paid for; null for a single purchase. */
  period_end: instant.nullable(),
  /** US cents charged, what of it the provider found to be tax, and what was given back since. */
  usd_cents: z.number().int(),
  tax_usd_cents: z.number().int(),
  refunded_usd_cents: z.number().int(),
  /** The same as the card was charged, where that was another currency: minor units of an ISO 4217 code. */
  presented: z
    .object({
      currency: z.string(),
      amount: z.number().int(),
      tax: z.number().int(),
      refunded: z.number().int(),
    })
    .nullable(),
  paid_time: instant,
});
export type Receipt = z.infer<typeof receipt>;

export const listReceiptsCall = defineCall({
  ...readSpec,
  name: 'listReceipts',
  summary: 'A receipt for each charge of my cards, newest first.',
  path: '/v3/api/commodity/receipt/list',
  input: pageInput(20),
  output: pageOf(receipt),
});

const receiptInput = z.object({ receipt_id: id });

export const getReceiptCall = defineCall({
  ...readSpec,
  name: 'getReceipt',
  summary: 'One receipt, with the name that it is made out to.',
  path: '/v3/api/commodity/receipt',
  input: receiptInput,
  output: receipt.extend({ buyer: z.string() }),
});

export const getReceiptFileCall = defineCall({
  ...readSpec,
  name: 'getReceiptFile',
  summary: 'One receipt as a PDF.',
  path: '/v3/api/commodity/receipt/file',
  input: receiptInput,
  output: z.object({ filename: z.string(), content_type: z.string(), content_base64: z.string() }),
  limit: { max: 30, per: 'user', seconds: 60 },
});
