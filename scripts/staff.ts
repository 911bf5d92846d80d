// npm run staff — confirms who creators are, before money leaves (docs/decisions/0010-payouts.md), and decides cases
// (docs/decisions/0022-care.md). Works on DATABASE_URL, or
// on the embedded database of DATA_DIR, whether the server runs or not.
//   npm run staff                            who waits, and since when
//   npm run staff -- confirm HANDLE          it is who they say
//   npm run staff -- reject HANDLE "REASON"  it is not; the creator reads why
//   npm run staff -- held                    what CCBill told of money that is in nobody's books
//   npm run staff -- grant USER_ID ROLE    member, moderator, support, finance or admin; also while the server runs
//   npm run staff -- cases                   open cases, the oldest first
//   npm run staff -- decide CASE clear|keep "NOTE"  clear: nothing holds any more; keep: it stays
//   npm run staff -- refunds                 what a provider or a bank does not give back, and why
import { userInfo } from 'node:os';
import { staffRoles } from '@kindred/contract/users/calls';
import { demoClock } from '../apps/server/demo/demo-clock.ts';
import { readConfig } from '../apps/server/src/config.ts';
import {
  decideIdentity,
  listIdentitiesToReview,
} from '../apps/server/src/features/payouts/account/review-identities.ts';
import { grantRole } from '../apps/server/src/features/users/grant-role.ts';
import { listRefusedRefunds } from '../apps/server/src/features/wallet/payments/refused-refunds.sql.ts';
import { listHeldPostings } from '../apps/server/src/outside/payments/ccbill/ccbill-held.ts';
import { openDb } from '../apps/server/src/platform/db/db.ts';
import { findDatabase } from './lib/find-database.ts';
import { readCaseCommand, runCaseCommand } from './lib/staff-cases.ts';

const usage =
  'npm run staff [-- confirm HANDLE | -- reject HANDLE "REASON" | -- grant USER_ID ROLE | -- refunds | -- held | -- cases | -- decide CASE clear|keep "NOTE"]';
const [verdict, handle, reason] = process.argv.slice(2);
const caseCommand = readCaseCommand(process.argv.slice(2));
const isReject = verdict === 'reject';
const isRefunds = verdict === 'refunds';
const isHeld = verdict === 'held';
const isGrant = verdict === 'grant';
const role = staffRoles.find((name) => name === reason);
if (
  !isRefunds &&
  !isHeld &&
  !caseCommand &&
  !(isGrant && /^[1-9]\d{0,18}$/.test(handle ?? '') && role) &&
  verdict !== undefined &&
  (!handle || !['confirm', 'reject'].includes(verdict) || (isReject && !reason))
) {
  console.error(usage);
  process.exit(2);
}

const config = readConfig(process.env);
const database = await findDatabase(config);
try {
  const { db } = openDb({ connectionString: database.connectionString, max: 1, onError: console.error });
  const waiting = isRefunds || isHeld || isGrant || caseCommand ? [] : await listIdentitiesToReview(db);
  if (caseCommand) {
    if (!(await runCaseCommand(db, caseCommand, await demoClock(config, db)))) process.exitCode = 1;
  } else if (isGrant) {
    const isGranted = role !== undefined && (await grantRole({ db }, handle ?? '', role));
    console.log(isGranted ? `User ${handle} is ${role} now.` : `There is no user ${handle}.`);
    if (!isGranted) process.exitCode = 1;
  } else if (isHeld) {
    const postings = await listHeldPostings(db);
    for (const { reason, kind, subscription_id, amount, happened_at } of postings)
      console.log(`${happened_at.toISOString()}  ${kind} ${subscription_id || '-'}  ${amount}  ${reason}`);
    if (postings.length === 0) console.log('Nothing is held.');
  } else if (isRefunds) {
    const refunds = await listRefusedRefunds(db);
    for (const { payment_ref, user_id, kept, refusal, refused_at } of refunds)
      console.log(
        `${payment_ref}  ${(kept / 100).toFixed(2)} USD of user ${user_id}  ${refusal} ${refused_at.toISOString()}`,
      );
    if (refunds.length === 0) console.log('No refund was refused.');
  } else if (!handle) {
    for (const { handle, legal_name, country, updated_at } of waiting)
      console.log(`@${handle}  ${legal_name}, ${country}  since ${updated_at.toISOString()}`);
    if (waiting.length === 0) console.log('Nobody waits.');
  } else {
    const name = handle.replace(/^@/, '');
    const person = waiting.find((candidate) => candidate.handle === name);
    const decision = { handle: name, by: userInfo().username, ...(isReject ? { reason } : {}) };
    const now = (await demoClock(config, db)).now();
    const isDecided =
      person !== undefined &&
      (await decideIdentity(db, { ...decision, seenAt: person.updated_at }, now)) !== undefined;
    console.log(isDecided ? `@${name}: ${isReject ? 'rejected' : 'confirmed'}` : `@${name} does not wait.`);
    if (!isDecided) process.exitCode = 1;
  }
  await db.destroy();
} finally {
  await database.close();
}
