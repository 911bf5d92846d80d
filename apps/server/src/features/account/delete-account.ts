import type { Context } from '../../context.ts';
import { refuse } from '../../platform/app-error.ts';
import { query, type Tx } from '../../platform/db/db.ts';
import { transact } from '../../platform/db/transact.ts';
import { sessionEnded } from '../../platform/realtime/live-bus.ts';
import { updateOtherSessionsRevoked } from '../users/sessions.sql.ts';
import { lockIdentity } from '../users/users.sql.ts';
import { erasePerson } from './erase-person.sql.ts';
import { findObstacles } from './preview-deletion.ts';

/**
 * Deletes an account for good (docs/decisions/0013): each feature lets go of what it keeps of the person, what is
 * left bears a neutral name, the ledger stays. Refused while others would lose by it.
 */
export async function deleteAccount(context: Context, userId: string): Promise<void> {
  const { hooks, live, clock } = context;
  const ended = await transact(context, async (tx) => {
    const now = clock.now();
    if (!(await lockPerson(tx, userId))) return [];
    for (const { reason } of await findObstacles(tx, userId, now)) refuse(refusalOf[reason]);
    for (const letGo of hooks.userDeleted) await letGo(tx, { userId, now });
    await erasePerson(tx, userId, now);
    return updateOtherSessionsRevoked(tx, { userId, keptSessionId: undefined }, now);
  });
  for (const sessionId of ended) live.publishControl(sessionEnded, sessionId);
}

const refusalOf = { debt: 'walletBlocked', paid_subscribers: 'subscribersPaid' } as const;

const listIdentities = 'select issuer, subject from sign_in_identities where user_id = $1 order by 1, 2';
const lockUser = 'select from users where user_id = $1 and deleted_at is null for update';
const lockCharacters = 'select from characters where user_id = $1 order by char_id for update';
const lockWallet = `select from ledger_accounts where user_id = $1 and kind = 'wallet' for update`;

/** Nobody signs in, joins, pays or spends while the account goes; false when it has gone already. */
async function lockPerson(tx: Tx, userId: string): Promise<boolean> {
  for (const identity of await query<{ issuer: string; subject: string }>(tx, listIdentities, [userId])) {
    await lockIdentity(tx, identity);
  }
  await query(tx, lockWallet, [userId]);
  const isThere = (await query(tx, lockUser, [userId])).length > 0;
  await query(tx, lockCharacters, [userId]);
  return isThere;
}
