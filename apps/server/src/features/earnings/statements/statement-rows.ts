import type { MonthStatement } from '@kindred/contract/earnings/calls';
import type { Say } from '../../../platform/texts/say.ts';

/** A line of a statement: label, number of entries, amounts in US cents. */
export type StatementRow = { label: string; entries?: number; gross?: number; net: number };

export function statementRows(
  statement: MonthStatement,
  t: Say,
): { earned: StatementRow[]; paid: StatementRow[] } {
  const { sources, gross_usd_cents, net_usd_cents, fee_usd_cents, vat, payouts } = statement;
  return {
    earned: [
      ...sources.map(({ source, entries, gross_usd_cents, net_usd_cents }) => ({
        label: sourceName(source, t),
        entries,
        gross: gross_usd_cents,
        net: net_usd_cents,
      })),
      { label: t('statement.earned'), gross: gross_usd_cents, net: net_usd_cents },
      { label: t('statement.fee'), net: fee_usd_cents },
      { label: t(`statement.vat.${vat.rule}`), net: vat.usd_cents },
    ],
    paid: [
      ...payouts.map(({ payout_id, ended_time, state, bank_last4, amount_usd_cents }) => ({
        label: [
          t('statement.payout', { id: payout_id }),
          ended_time?.slice(0, 10),
          t(`statement.state.${state}`),
          ...(bank_last4 ? [t('statement.account', { last4: bank_last4 })] : []),
        ].join(', '),
        net: state === 'paid' ? amount_usd_cents : 0,
      })),
      { label: t('statement.paidOut'), net: statement.paid_out_usd_cents },
    ],
  };
}

const sources = ['gift', 'unlock', 'message', 'subscription', 'invite', 'taken_back'] as const;

function sourceName(source: string, t: Say): string {
  const match = sources.find((name) => name === source);
  return match ? t(`statement.source.${match}`) : source;
}

/** Formats US cents as dollars with two decimals and without a currency sign. */
export function dollars(cents: number): string {
  const sign = cents < 0 ? '-' : '';
  const absolute = Math.abs(cents);
  return `${sign}${Math.floor(absolute / 100)}.${String(absolute % 100).padStart(2, '0')}`;
}
