import type { CallOutput, ParsedInput } from '@kindred/contract/all/calls';
import type { Context } from '../../context.ts';
import { findInviterByCode } from './inviter.sql.ts';

/** Returns the owner of an invitation code; null when the code is unknown. */
export async function getInviter(
  { db }: Pick<Context, 'db'>,
  { referral }: ParsedInput<'getInviter'>,
): Promise<CallOutput<'getInviter'>> {
  return { inviter: (await findInviterByCode(db, referral)) ?? null };
}
