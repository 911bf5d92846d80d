import type { CallOutput } from '@kindred/contract/all/calls';
import { expect, test } from 'vitest';
import { receiptWords } from './receipt-words.ts';

const receipt: CallOutput<'getReceipt'> = {
  receipt_id: '7',
  number: 'K-7',
  kind: 'purchase',
  paid_time: '2026-11-23T23:30:00Z',
  period_end: null,
  usd_cents: 1000,
  tax_usd_cents: 0,
  refunded_usd_cents: 0,
  diamonds: 1050,
  with_name: '',
  presented: null,
  buyer: 'Mia',
};

test('a receipt names the amount as the wallet does, and the day on which its reader paid', () => {
  const { lead, rows } = receiptWords(receipt, 'en', 'Europe/Berlin');
  expect(lead).toContain('Paid on November 24, 2026');
  expect(rows.at(-1)).toEqual({ label: 'Paid', amount: '$10.00' });
});

test('what was charged in euros stands in euros, with the books’ US dollars below', () => {
  const presented = { currency: 'EUR', amount: 870, tax: 0, refunded: 0 };
  const { rows, notes } = receiptWords({ ...receipt, presented }, 'en', 'UTC');
  expect(rows.at(-1)?.amount).toBe('€8.70');
  expect(notes[0]).toBe('In US dollars: $10.00.');
});
