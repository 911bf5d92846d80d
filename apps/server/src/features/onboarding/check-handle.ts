import type { CallOutput, ParsedInput } from '@kindred/contract/all/calls';
import { handlePattern } from '@kindred/contract/characters/limits';
import { tidyHandle } from '@kindred/contract/onboarding/limits';
import type { Context } from '../../context.ts';
import { isHandleKnown } from './become-creator.sql.ts';
import { isAllowedHandle } from './handle-rules.ts';

/** Says whether a handle is free; does not reveal who has a taken one. */
export async function checkHandle(
  { db }: Pick<Context, 'db'>,
  { handle: typed }: ParsedInput<'checkHandle'>,
): Promise<CallOutput<'checkHandle'>> {
  const handle = tidyHandle(typed);
  if (!handlePattern.test(handle)) return { handle, outcome: 'invalid' };
  const isFree = isAllowedHandle(handle) && !(await isHandleKnown(db, handle));
  return { handle, outcome: isFree ? 'free' : 'taken' };
}
