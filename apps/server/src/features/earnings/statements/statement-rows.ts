import type { MonthStatement } from '@kindred/contract/earnings/calls';

/** A line of a statement: words, how many, US cents. */
export type StatementRow = { label: string; entries?: number; gross?: number; net: number };

const sourceNames: Record<string, string> = {
  gift: 'Gifts',
  unlock: 'Unlocked content',
  message: 'Messages to the companion',
  subscription: 'Subscriptions',
  invite: 'Invited creators',
  taken_back: 'Refunds and disputes',
};

const vatWords = {
  reverse_charge:
    'VAT on the fee, 0%: reverse charge, accounted for by the recipient (Directive 2006/112/EC, art. 196)',
  none: 'VAT on the fee, 0%: none is charged',
};

/** The lines of a statement, in English, which is the language of both files. */
export function statementRows(statement: MonthStatement): { earned: StatementRow[]; paid: StatementRow[] } {
  const { sources, gross_usd_cents, net_usd_cents, fee_usd_cents, vat, payouts } = statement;
  return {
    earned: [
      ...sources.map(({ source, entries, gross_usd_cents, net_usd_cents }) => ({
        label: sourceNames[source] ?? source,
        entries,
        gross: gross_usd_cents,
        net: net_usd_cents,
      })),
      { label: 'Earned', gross: gross_usd_cents, net: net_usd_cents },
      { label: 'Fee that Kindred kept', net: fee_usd_cents },
      { label: vatWords[vat.rule], net: vat.usd_cents },
    ],
    paid: [
      ...payouts.map(({ payout_id, ended_time, state, bank_last4, amount_usd_cents }) => ({
        label: `Payout ${payout_id}, ${ended_time?.slice(0, 10)}, ${state}${bank_last4 ? `, account ending in ${bank_last4}` : ''}`,
        net: state === 'paid' ? amount_usd_cents : 0,
      })),
      { label: 'Paid out', net: statement.paid_out_usd_cents },
    ],
  };
}

/** US cents as dollars with two decimals and no sign of the currency. */
export function dollars(cents: number): string {
  const sign = cents < 0 ? '-' : '';
  const whole = Math.abs(cents);
  return `${sign}${Math.floor(whole / 100)}.${String(whole % 100).padStart(2, '0')}`;
}
