import type { ParsedInput } from '@kindred/contract/all/calls';
import type { Inviter } from '@kindred/contract/invites/calls';
import type { Context } from '../../context.ts';
import type { Viewer } from '../../viewer.ts';
import { updateReferral } from '../users/users.sql.ts';
import { findInviterOf } from './inviter.sql.ts';

/** Records the first invitation of a person and returns the inviter that counts. Ignores an unknown code. */
export async function acceptInvite(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { referral }: ParsedInput<'acceptInvite'>,
  { userId }: Viewer,
): Promise<{ inviter: Inviter | null }> {
  await updateReferral(db, userId, referral, clock.now());
  return { inviter: (await findInviterOf(db, userId)) ?? null };
}
