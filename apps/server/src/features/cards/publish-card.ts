import type { ParsedInput } from '@kindred/contract/all/calls';
import type { CardStudio } from '@kindred/contract/cards/calls';
import type { Context } from '../../context.ts';
import { readTranslatedCards } from '../../outside/ai/card/character-card.ts';
import { refuse } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/db/db.ts';
import { transact } from '../../platform/db/transact.ts';
import type { Viewer } from '../../viewer.ts';
import { withCreatorAi } from '../ai-models/creator-ai.ts';
import { holdChange, isHeldForStaff } from '../moderation/held/hold-change.ts';
import type { HeldChangeRule } from '../moderation/moderation.hooks.ts';
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
    const { draft, generation } = draftRow;
    const published = { card, draft, generation, proofId: newestId };
    if (isHeldForStaff(context)) await holdCard(context, tx, viewer, published);
    else await writeCard(tx, { charId, ...published, now });
  });
  return getCardStudio(context, {}, viewer);
}

type Published = { card: object; draft: string; generation: number; proofId: string };

async function holdCard(context: Context, tx: Tx, viewer: Viewer, published: Published): Promise<void> {
  const { userId, charId } = viewer;
  const words = [JSON.stringify(published.card, null, 1)];
  const change = { userId, kind: 'card', subjectId: charId ?? '' } as const;
  await holdChange(context, tx, { ...change, fields: { published }, words });
}

async function writeCard(
  tx: Tx,
  { proofId, ...published }: Published & { charId: string; now: Date },
): Promise<void> {
  const { charId } = published;
  await publishDraft(tx, published);
  await markProofPublished(tx, { charId, proofId });
  await enqueueRemoval(tx, await deleteUnusedCardFiles(tx, charId));
}

/** A card that staff approve. */
export const heldCard: HeldChangeRule = {
  kind: 'card',
  write: async ({ clock }, tx, { subjectId: charId, fields }) => {
    await lockDraft(tx, charId);
    const published = fields.published as Published | undefined;
    if (published) await writeCard(tx, { charId, ...published, now: clock.now() });
  },
};
