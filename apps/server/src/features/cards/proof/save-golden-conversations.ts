import type { ParsedInput } from '@kindred/contract/all/calls';
import type { GoldenConversation } from '@kindred/contract/cards/proof';
import type { Context } from '../../../context.ts';
import { refuse } from '../../../platform/app-error.ts';
import { transact } from '../../../platform/db/transact.ts';
import type { Viewer } from '../../../viewer.ts';
import { reviewText } from '../../moderation/review-text.ts';
import { lockDraft } from '../drafts.sql.ts';
import { listGoldenConversations, replaceGoldenConversations } from './golden.sql.ts';

/** Replaces the creator's golden conversations. */
export async function saveGoldenConversations(
  context: Context,
  { list }: ParsedInput<'saveGoldenConversations'>,
  viewer: Viewer,
): Promise<{ list: GoldenConversation[] }> {
  const charId = viewer.charId ?? refuse('notFound');
  const clean = JSON.parse(JSON.stringify(list), (_key, value: unknown) =>
    typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value,
  ) as GoldenConversation[];
  if (reviewText(JSON.stringify(clean), 'reply').outcome === 'refuse') refuse('textRefused');
  await transact(context, async (tx) => {
    await lockDraft(tx, charId);
    await replaceGoldenConversations(tx, charId, clean);
  });
  return { list: await listGoldenConversations(context.db, charId) };
}
