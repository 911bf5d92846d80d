import type { ParsedInput } from '@kindred/contract/all/calls';
import type { CardStudio } from '@kindred/contract/cards/calls';
import type { Context } from '../../context.ts';
import { readTranslatedCards } from '../../outside/ai/card/character-card.ts';
import { refuse } from '../../platform/app-error.ts';
import { transact } from '../../platform/db/transact.ts';
import type { Viewer } from '../../viewer.ts';
import { withCreatorAi } from '../ai-models/creator-ai.ts';
import { reviewText } from '../moderation/review-text.ts';
import { findDraft, lockDraft, publishDraft, storeDraft } from './drafts.sql.ts';
import { deleteUnusedCardFiles } from './files/card-files.sql.ts';
import { enqueueRemoval } from './files/card-files.ts';
import { readCardFields } from './format/card-fields.ts';
import { parseCard } from './format/card-text.ts';
import { getCardStudio } from './get-card-studio.ts';
import { promptCard } from './prompt-card.ts';
import { findProofs } from './proof/find-proofs.ts';
import { listGoldenConversations } from './proof/golden.sql.ts';
import { markProofPublished } from './proof/proofs.sql.ts';

/**
 * Makes the companion answer from the draft. Refuses a draft of another version, one with words that break the rules,
 * and one whose newest proof belongs to another draft or model, or fails a safety probe.
 */
export async function publishCard(
  appContext: Context,
  { version }: ParsedInput<'publishCard'>,
  viewer: Viewer,
): Promise<CardStudio> {
  const context = await withCreatorAi(appContext, viewer.userId);
  const charId = viewer.charId ?? refuse('notFound');
  await transact(context, async (tx) => {
    await lockDraft(tx, charId);
    const draftRow = (await findDraft(tx, charId)) ?? refuse('notFound');
    if (draftRow.version !== version) refuse('draftChanged');
    const fields = readCardFields(parseCard(draftRow.draft));
    if (fields.name.trim() === '') refuse('cardNameless');
    const card = promptCard(draftRow.draft);
    const translated = readTranslatedCards(card, '').flatMap((translation) => Object.entries(translation));
    for (const [field, value] of [...Object.entries(fields), ...translated]) {
      if (reviewText(JSON.stringify(value ?? ''), 'reply').outcome === 'refuse')
        refuse('textRefused', { field });
    }
    const golden = await listGoldenConversations(tx, charId);
    const { newest, newestId } = await findProofs(context, { charId, draft: draftRow.draft, golden }, tx);
    if (!newest?.is_current || newestId === undefined) refuse('proofNeeded');
    if (!newest.is_safe) refuse('safetyProbeFailed');
    const now = context.clock.now();
    if (draftRow.version === 0) await storeDraft(tx, { ...draftRow, charId, now });
    await publishDraft(tx, { charId, card, now });
    await markProofPublished(tx, { charId, proofId: newestId });
    await enqueueRemoval(tx, await deleteUnusedCardFiles(tx, charId));
  });
  return getCardStudio(context, {}, viewer);
}
