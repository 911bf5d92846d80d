import type { ParsedInput } from '@kindred/contract/all/calls';
import type { AutoMessages } from '@kindred/contract/auto-messages/calls';
import { keywordKinds } from '@kindred/contract/auto-messages/limits';
import type { Context } from '../../context.ts';
import { refuse } from '../../platform/app-error.ts';
import { transact } from '../../platform/db/transact.ts';
import type { Viewer } from '../../viewer.ts';
import { reviewText } from '../moderation/review-text.ts';
import { findOwnMediaKinds, replaceAutoMessageMedia } from './auto-message-media.sql.ts';
import { upsertAutoMessage } from './auto-messages.sql.ts';
import { listAutoMessages } from './list-auto-messages.ts';

/** Changes the text, the switch, the delay and the files of an automated message; later events use it. */
export async function updateAutoMessage(
  context: Context,
  { is_on, media_ids: ids, price, ...message }: ParsedInput<'updateAutoMessage'>,
  viewer: Viewer,
): Promise<AutoMessages> {
  const charId = viewer.charId ?? refuse('notFound');
  const { kind, content, keyword } = message;
  const mediaIds = ids === '' ? [] : ids.split(',');
  if (keyword !== '' && !keywordKinds.includes(kind)) refuse('invalidInput', { field: 'keyword' });
  if (new Set(mediaIds).size < mediaIds.length) refuse('invalidInput', { field: 'media_ids' });
  if (price !== undefined && mediaIds.length === 0) refuse('invalidInput', { field: 'price' });
  if (reviewText(content, 'creator_message').outcome === 'refuse') {
    refuse('textRefused', { field: 'content' });
  }
  const row = { ...message, is_on: is_on === 1, media_num: mediaIds.length, price: price ?? null };
  await transact(context, async (tx) => {
    await upsertAutoMessage(tx, charId, row, context.clock.now());
    const kinds = await findOwnMediaKinds(tx, { ownerId: viewer.userId, mediaIds });
    if (!kinds && mediaIds.length > 0) refuse('mediaGone');
    if (kinds?.includes('audio') && kinds.length > 1) refuse('invalidInput', { field: 'media_ids' });
    await replaceAutoMessageMedia(tx, { charId, kind, mediaIds });
  });
  return listAutoMessages(context, {}, viewer);
}
