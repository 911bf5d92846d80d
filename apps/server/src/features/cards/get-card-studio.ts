import type { CardStudio } from '@kindred/contract/cards/calls';
import type { Context } from '../../context.ts';
import { refuse } from '../../platform/app-error.ts';
import type { Viewer } from '../../viewer.ts';
import { withCreatorAi } from '../ai-models/creator-ai.ts';
import { mediaLinkToken } from '../media/media-link.ts';
import { findDraft } from './drafts.sql.ts';
import { listCardFiles } from './files/card-files.sql.ts';
import { cardFilePath } from './files/serve-card-file.ts';
import { readCardFields } from './format/card-fields.ts';
import { parseCard, specOf } from './format/card-text.ts';
import { findProofs } from './proof/find-proofs.ts';
import { listGoldenConversations } from './proof/golden.sql.ts';
import { modelName } from './proof/model-name.ts';

/** Returns the viewer's card as a draft, with everything that the studio shows beside it. */
export async function getCardStudio(
  appContext: Context,
  _input: unknown,
  viewer: Viewer,
): Promise<CardStudio> {
  const context = await withCreatorAi(appContext, viewer.userId);
  const charId = viewer.charId ?? refuse('notFound');
  const draft = (await findDraft(context.db, charId)) ?? refuse('notFound');
  const card = parseCard(draft.draft);
  const files = await listCardFiles(context.db, { charId, generation: draft.generation });
  const golden = await listGoldenConversations(context.db, charId);
  const { newest, isModelChanged } = await findProofs(context, { charId, draft: draft.draft, golden });
  const url = `${cardFilePath}?v=${mediaLinkToken(context, viewer)}&as=`;
  return {
    card: readCardFields(card),
    version: draft.version,
    spec: specOf(card) ?? 'v1',
    is_changed: draft.draft !== draft.published,
    published_at: draft.publishedAt?.toISOString() ?? null,
    picture: files.some(({ role }) => role === 'picture') ? `${url}picture` : '',
    export_url: url,
    assets: files
      .filter(({ role }) => role === 'asset')
      .map(({ path, bytes }) => ({ path, bytes: Number(bytes) })),
    golden,
    proof: newest,
    model: modelName(context),
    is_model_changed: isModelChanged,
  };
}
