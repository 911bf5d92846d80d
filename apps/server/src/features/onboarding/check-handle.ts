import type { CallOutput } from '@kindred/contract/calls';
import { handlePattern, tidyHandle } from '@kindred/contract/onboarding.limits';
import type { Context } from '../../context.ts';
import { query } from '../../platform/db/db.ts';
import { isAllowedHandle } from './handle-rules.ts';

// Also the ones of characters that are gone: an old link must not lead to somebody else.
const findHandle = 'select from characters where char_unique_id = $1';

/** Says whether a handle can be had; who is behind a taken one stays untold. */
export async function checkHandle(
  { db }: Pick<Context, 'db'>,
  typed: string,
): Promise<CallOutput<'checkHandle'>> {
  const handle = tidyHandle(typed);
  if (!handlePattern.test(handle)) return { handle, outcome: 'invalid' };
  const isFree = isAllowedHandle(handle) && (await query(db, findHandle, [handle])).length === 0;
  return { handle, outcome: isFree ? 'free' : 'taken' };
}
