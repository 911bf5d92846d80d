import type { PayoutRecord } from '@kindred/contract/payouts/calls';
import type { PayoutFailure, PayoutState } from '@kindred/contract/payouts/limits';
import { as, type ColumnsOf } from '../../../platform/db/column-types.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';

const $ = inputs({
  payoutId: 'bigint',
  providerKey: 'text',
  userId: 'bigint',
  before: 'bigint',
  limit: 'integer',
  skip: 'integer',
});

const payoutRow = {
  payout_id: 'bigint',
  provider_key: 'text',
  user_id: 'bigint',
  amount_usd_cents: 'bigint',
  state: as<PayoutState>('text'),
  reason: as<PayoutFailure | null>('text?'),
  provider: 'text?',
  account_ref: 'text?',
  bank_last4: 'text?',
  requested_at: 'timestamptz',
  sent_at: 'timestamptz?',
  ended_at: 'timestamptz?',
  arrives_at: 'timestamptz?',
  entry_id: 'bigint',
  paid_entry_id: 'bigint?',
} as const;
export type PayoutRow = ColumnsOf<typeof payoutRow>;

const columns = sql`payout_id, provider_key, user_id, amount_usd_cents, state, reason, provider, account_ref, bank_last4,
  requested_at, sent_at, ended_at, arrives_at, entry_id, paid_entry_id`;

export const getPayout = statement(
  payoutRow,
  sql`select ${columns} from payouts where payout_id = ${$.payoutId}`,
);

export const lockPayout = statement(
  payoutRow,
  sql`select ${columns} from payouts where payout_id = ${$.payoutId} for update`,
);

export const findPayoutByKey = statement(
  payoutRow,
  sql`select ${columns} from payouts where provider_key = ${$.providerKey}`,
);

export const listPayoutRows = statement(
  payoutRow,
  sql`select ${columns} from payouts
    where user_id = ${$.userId} and payout_id < ${$.before}
    order by payout_id desc limit ${$.limit} offset ${$.skip}`,
);

export function presentPayout(row: PayoutRow): PayoutRecord {
  return {
    payout_id: row.payout_id,
    amount_usd_cents: Number(row.amount_usd_cents),
    state: row.state,
    reason: row.reason,
    bank_last4: row.bank_last4,
    requested_time: row.requested_at.toISOString(),
    sent_time: row.sent_at?.toISOString() ?? null,
    ended_time: row.ended_at?.toISOString() ?? null,
    arrives_time: row.arrives_at?.toISOString() ?? null,
  };
}
