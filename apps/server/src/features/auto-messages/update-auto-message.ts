import type { AutoMessages } from '@kindred/contract/auto-messages/calls';
import { keywordKinds } from '@kindred/contract/auto-messages/limits';
import type { ParsedInput } from '@kindred/contract/wire/calls';
import type { Context } from '../../context.ts';
import { refuse } from '../../platform/app-error.ts';
import type { Viewer } from '../../viewer.ts';
import { reviewText } from '../moderation/review-text.ts';
import { upsertAutoMessage } from './auto-messages.sql.ts';
import { listAutoMessages } from './list-auto-messages.ts';

/** Writes one text, switches it and says how it is sent; what comes after is sent with it. */
export async function updateAutoMessage(
  context: Context,
  { is_on, ...message }: ParsedInput<'updateAutoMessage'>,
  viewer: Viewer,
): Promise<AutoMessages> {
  const charId = viewer.charId ?? refuse('notFound');
  const { kind, content, keyword } = message;
  if (keyword !== '' && !keywordKinds.includes(kind)) refuse('invalidInput', { field: 'keyword' });
  if (reviewText(content, 'creator_message').outcome === 'refuse') {
    refuse('textRefused', { field: 'content' });
  }
  await upsertAutoMessage(context.db, charId, { ...message, is_on: is_on === 1 }, context.clock.now());
  return listAutoMessages(context, {}, viewer);
}
