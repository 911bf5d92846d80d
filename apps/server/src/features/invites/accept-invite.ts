import type { Inviter } from '@kindred/contract/invites/calls';
import type { Context } from '../../context.ts';
import { updateReferral } from '../users/users.sql.ts';
import { findInviterOf } from './inviter.sql.ts';

/** Remembers an invitation if it is the first one, and says whose counts. A code that leads nowhere is dropped. */
export async function acceptInvite(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  userId: string,
  referral: string,
): Promise<{ inviter: Inviter | null }> {
  await updateReferral(db, userId, referral, clock.now());
  return { inviter: (await findInviterOf(db, userId)) ?? null };
}
