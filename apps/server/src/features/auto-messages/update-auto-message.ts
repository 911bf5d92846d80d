import type { AutoMessage } from '@kindred/contract/auto-messages/calls';
import type { ParsedInput } from '@kindred/contract/wire/calls';
import type { Context } from '../../context.ts';
import { refuse } from '../../platform/app-error.ts';
import type { Viewer } from '../../viewer.ts';
import { reviewText } from '../moderation/review-text.ts';
import { upsertAutoMessage } from './auto-messages.sql.ts';
import { listAutoMessages } from './list-auto-messages.ts';

/** Writes one text and switches it; what comes after is sent with it. */
export async function updateAutoMessage(
  context: Context,
  { kind, is_on, content }: ParsedInput<'updateAutoMessage'>,
  viewer: Viewer,
): Promise<{ list: AutoMessage[] }> {
  const charId = viewer.charId ?? refuse('notFound');
  if (reviewText(content, 'creator_message').outcome === 'refuse') {
    refuse('textRefused', { field: 'content' });
  }
  await upsertAutoMessage(context.db, charId, { kind, is_on: is_on === 1, content }, context.clock.now());
  return listAutoMessages(context, {}, viewer);
}
