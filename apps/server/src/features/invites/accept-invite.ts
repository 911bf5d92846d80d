import type { Inviter } from '@kindred/contract/invites/calls';
import type { ParsedInput } from '@kindred/contract/wire/calls';
import type { Context } from '../../context.ts';
import type { Viewer } from '../../viewer.ts';
import { updateReferral } from '../users/users.sql.ts';
import { findInviterOf } from './inviter.sql.ts';

/** Remembers an invitation if it is the first one, and says whose counts. A code that leads nowhere is dropped. */
export async function acceptInvite(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { referral }: ParsedInput<'acceptInvite'>,
  { userId }: Viewer,
): Promise<{ inviter: Inviter | null }> {
  await updateReferral(db, userId, referral, clock.now());
  return { inviter: (await findInviterOf(db, userId)) ?? null };
}
