import { personalDataInvariants } from '../personal-data/personal-data-invariants.ts';
import { type Db, query } from '../platform/db/db.ts';
import { chatInvariants } from './chat-invariants.ts';
import { clawbackInvariants } from './clawback-invariants.ts';
import { contentInvariants } from './content-invariants.ts';
import type { Invariant } from './invariant.ts';
import { jobInvariants } from './job-invariants.ts';
import { ledgerInvariants } from './ledger-invariants.ts';
import { paymentInvariants } from './payment-invariants.ts';
import { payoutInvariants } from './payout-invariants.ts';
import { providerInvariants } from './provider-invariants.ts';
import { subscriptionInvariants } from './subscription-invariants.ts';
import { welcomeGiftInvariants } from './welcome-gift-invariants.ts';

export const invariants: Invariant[] = [
  ...ledgerInvariants,
  ...clawbackInvariants,
  ...paymentInvariants,
  ...providerInvariants,
  ...payoutInvariants,
  ...welcomeGiftInvariants,
  ...subscriptionInvariants,
  ...chatInvariants,
  ...contentInvariants,
  ...jobInvariants,
  ...personalDataInvariants,
];

export type Violation = { name: string; count: number; examples: unknown[] };

const maxRows = 1000;
const maxExamples = 3;

/** Runs every invariant and gives those that are broken, each with what it found. None is as it should be. */
export async function checkInvariants(
  db: Db,
  onChecked: (name: string) => void = () => {},
): Promise<Violation[]> {
  const violations: Violation[] = [];
  for (const { name, sql } of invariants) {
    const rows = await query<unknown>(db, `select * from (${sql}) broken limit ${maxRows}`, []);
    if (rows.length > 0) violations.push({ name, count: rows.length, examples: rows.slice(0, maxExamples) });
    onChecked(name);
  }
  return violations;
}
