import type { CardStudio } from '@kindred/contract/cards/calls';
import type { Context } from '../../context.ts';
import { refuse } from '../../platform/app-error.ts';
import { transact } from '../../platform/db/transact.ts';
import type { Viewer } from '../../viewer.ts';
import { discardDraft, lockDraft } from './drafts.sql.ts';
import { deleteUnusedCardFiles } from './files/card-files.sql.ts';
import { enqueueRemoval } from './files/card-files.ts';
import { getCardStudio } from './get-card-studio.ts';

/** Replaces the draft by the published card, with its files. */
export async function discardCardDraft(
  context: Context,
  _input: unknown,
  viewer: Viewer,
): Promise<CardStudio> {
  const charId = viewer.charId ?? refuse('notFound');
  await transact(context, async (tx) => {
    await lockDraft(tx, charId);
    await discardDraft(tx, { charId, now: context.clock.now() });
    await enqueueRemoval(tx, await deleteUnusedCardFiles(tx, charId));
  });
  return getCardStudio(context, {}, viewer);
}
