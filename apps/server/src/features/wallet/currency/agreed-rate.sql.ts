import { raw, sql } from '../../../platform/db/sql.ts';

/** The rate that the buyer agreed to in the checkout of this alias, as the contract has it; null without a rate. */
export const rateJson = (alias: string) =>
  sql`case when ${raw(alias)}.currency is not null then json_build_object('currency', ${raw(alias)}.currency,
    'rate_micros', ${raw(alias)}.rate_micros) end`;

/**
 * The amount that the card was charged for the payment of this alias, as the contract has it; null for US dollars.
 */
export const chargedJson = (alias: string) =>
  sql`case when ${raw(alias)}.presented_currency is not null then json_build_object(
    'currency', ${raw(alias)}.presented_currency, 'amount', ${raw(alias)}.presented_amount) end`;
