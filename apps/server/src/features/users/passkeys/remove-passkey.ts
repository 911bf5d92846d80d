import type { ParsedInput } from '@kindred/contract/all/calls';
import type { Context } from '../../../context.ts';
import { refuse } from '../../../platform/app-error.ts';
import type { Viewer } from '../../../viewer.ts';
import { requireStepUp } from '../step-up.ts';
import { deletePasskey } from './passkeys.sql.ts';

export async function removePasskey(
  context: Pick<Context, 'db' | 'clock'>,
  { passkey_id: passkeyId }: ParsedInput<'removePasskey'>,
  viewer: Viewer,
): Promise<Record<string, never>> {
  await requireStepUp(context, viewer);
  const { userId } = viewer;
  if ((await deletePasskey.run(context.db, { passkeyId, userId })) === 0) refuse('notFound');
  return {};
}
