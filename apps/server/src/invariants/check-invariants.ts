import { personalDataInvariants } from '../personal-data/personal-data-invariants.ts';
import type { Db } from '../platform/db/db.ts';
import { raw, sql, statement } from '../platform/db/sql.ts';
import { careInvariants } from './care-invariants.ts';
import { chatInvariants } from './chat-invariants.ts';
import { clawbackInvariants } from './clawback-invariants.ts';
import { contentInvariants } from './content-invariants.ts';
import type { Invariant } from './invariant.ts';
import { jobInvariants } from './job-invariants.ts';
import { ledgerInvariants } from './ledger-invariants.ts';
import { memoryInvariants } from './memory-invariants.ts';
import { paymentInvariants } from './payment-invariants.ts';
import { payoutInvariants } from './payout-invariants.ts';
import { providerInvariants } from './provider-invariants.ts';
import { shopInvariants } from './shop-invariants.ts';
import { staffInvariants } from './staff-invariants.ts';
import { subscriptionInvariants } from './subscription-invariants.ts';
import { welcomeGiftInvariants } from './welcome-gift-invariants.ts';

export const invariants: Invariant[] = [
  ...ledgerInvariants,
  ...clawbackInvariants,
  ...paymentInvariants,
  ...providerInvariants,
  ...payoutInvariants,
  ...welcomeGiftInvariants,
  ...shopInvariants,
  ...subscriptionInvariants,
  ...chatInvariants,
  ...careInvariants,
  ...staffInvariants,
  ...memoryInvariants,
  ...contentInvariants,
  ...jobInvariants,
  ...personalDataInvariants,
];

export type Violation = { name: string; count: number; examples: unknown[] };

const maxRows = 1000;
const maxExamples = 3;

const checks = invariants.map(({ name, sql: text }) => ({
  name,
  listBroken: statement(
    { example: 'jsonb' },
    sql`select to_jsonb(broken) as example from (${raw(text)}) broken limit ${maxRows}`,
  ),
}));

/** Runs every invariant, or those `wanted`, and returns the violations, with examples. */
export async function checkInvariants(
  db: Db,
  onChecked: (name: string) => void = () => {},
  wanted: readonly Invariant[] = invariants,
): Promise<Violation[]> {
  const violations: Violation[] = [];
  const names = new Set(wanted.map(({ name }) => name));
  for (const { name, listBroken } of checks.filter((check) => names.has(check.name))) {
    const rows = await listBroken.all(db);
    const examples = rows.slice(0, maxExamples).map(({ example }) => example);
    if (rows.length > 0) violations.push({ name, count: rows.length, examples });
    onChecked(name);
  }
  return violations;
}
