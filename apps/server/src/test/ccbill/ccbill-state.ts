import type { SandboxCard } from '../../outside/payments/sandbox/sandbox-cards.ts';
import type { Clock } from '../../platform/clock.ts';

export const testCcbill = {
  account: '900000',
  subaccount: '0001',
  flexId: '687fa3e0-e60d-4466-88e2-181fa56dd6a9',
  salt: 'test salt',
  user: 'reader',
  password: 'secret',
  webhookKey: 'a key of sixteen or more',
};

/** Units of each currency per dollar; the account is kept in dollars. */
export const unitsPerDollar = { USD: 1, EUR: 0.9, JPY: 150 } as const;

export type Sale = {
  subscriptionId: string;
  /** `X-checkout`, as the buyer's browser sent it. */
  mark: string;
  username: string;
  /** In units of the currency. */
  initialPrice: string;
  recurringPrice: string | undefined;
  recurringDays: number;
  currency: keyof typeof unitsPerDollar;
  card: SandboxCard;
  state: 'active' | 'canceled' | 'expired';
  /** Milliseconds. */
  nextAt: number | undefined;
  attempts: number;
};

export type CcbillState = {
  clock: Clock;
  now: () => Date;
  sales: Sale[];
  /** The list of transactions, oldest first. */
  rows: { at: Date; columns: string[] }[];
  postbacks: { event_id: string; type: string; body: string; isDelivered: boolean }[];
  steps: { at: number; run: () => void }[];
  /** When true, it executes requests but hangs up without an answer. */
  isSilent: boolean;
  nextId: () => string;
};

/** Returns the state of a CCBill without sales. */
export function newCcbillState(): CcbillState {
  let count = 0;
  const state: CcbillState = {
    clock: { now: () => new Date() },
    now: () => state.clock.now(),
    sales: [],
    rows: [],
    postbacks: [],
    steps: [],
    isSilent: false,
    nextId: () => String(1_000_000_000 + ++count),
  };
  return state;
}

/** In Arizona: `2012-08-05 15:18:17`. */
export function timestamp(at: Date): string {
  return new Date(at.getTime() - 7 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
}

export function recordPostback(state: CcbillState, type: string, fields: Record<string, string>): void {
  const body = JSON.stringify({
    eventType: type,
    clientAccnum: testCcbill.account,
    clientSubacc: testCcbill.subaccount,
    timestamp: timestamp(state.now()),
    ...fields,
  });
  state.postbacks.push({ event_id: state.nextId(), type, body, isDelivered: false });
}

/** Adds a line to the list of transactions. */
export function recordRow(state: CcbillState, type: string, subscriptionId: string, rest: string[]): void {
  const { account, subaccount } = testCcbill;
  const at = state.now();
  state.rows.push({ at, columns: [type, account, subaccount, subscriptionId, timestamp(at), ...rest] });
}
