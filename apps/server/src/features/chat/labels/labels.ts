import type { CallOutput, ParsedInput } from '@kindred/contract/all/calls';
import { labelledMax, labelsMax } from '@kindred/contract/chat/limits';
import type { Context } from '../../../context.ts';
import { refuse } from '../../../platform/app-error.ts';
import { as } from '../../../platform/db/column-types.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import { transact } from '../../../platform/db/transact.ts';
import type { Viewer } from '../../../viewer.ts';
import { presentConversation } from '../chat.present.ts';
import { findConversation } from '../conversations.sql.ts';
import { deleteLabelRow, insertLabel, listLabelRows, renameLabel } from './labels.sql.ts';

const $ = inputs({
  viewerId: 'bigint',
  charId: 'bigint',
  fanId: 'bigint',
  chatNo: 'smallint',
  labelIds: 'bigint[]',
});

export async function listLabels(
  { db }: Pick<Context, 'db'>,
  _input: unknown,
  { userId }: Viewer,
): Promise<CallOutput<'listLabels'>> {
  return { list: await listLabelRows(db, userId) };
}

export function saveLabel(
  context: Context,
  { label_id: labelId, name }: ParsedInput<'saveLabel'>,
  { userId }: Viewer,
): Promise<CallOutput<'saveLabel'>> {
  return transact(context, async (tx) => {
    if (labelId !== undefined)
      return (await renameLabel(tx, { userId, labelId, name })) ?? refuse('notFound');
    const now = context.clock.now();
    return (await insertLabel(tx, { userId, name, now }, labelsMax)) ?? refuse('labelsFull');
  });
}

/** Deletes a label; a missing label is no error. */
export async function deleteLabel(
  { db }: Pick<Context, 'db'>,
  { label_id: labelId }: ParsedInput<'deleteLabel'>,
  { userId }: Viewer,
): Promise<Record<string, never>> {
  await deleteLabelRow(db, { userId, labelId });
  return {};
}

const setLabels = statement(
  { outcome: as<'ok' | 'gone' | 'full'>('text') },
  sql`select outcome from set_conversation_labels(${$.viewerId}, ${$.charId},
    ${$.fanId}, ${$.chatNo}, ${$.labelIds}, ${labelledMax})`,
);

/**
 * Sets exactly these labels on a conversation, for the viewer alone. Refuses with `labelsFull` when a label holds too
 * many conversations.
 */
export async function setConversationLabels(
  context: Pick<Context, 'db' | 'clock' | 'ai' | 'live'>,
  { char_id: charId, user_id, chat_no: chatNo, label_ids: labelIds }: ParsedInput<'setConversationLabels'>,
  { userId: viewerId }: Viewer,
): Promise<CallOutput<'setConversationLabels'>> {
  const key = { viewerId, charId, fanId: user_id ?? viewerId, chatNo };
  const { outcome } = await setLabels.one(context.db, { ...key, labelIds });
  if (outcome === 'gone') refuse('notFound');
  if (outcome === 'full') refuse('labelsFull');
  const conversation = await findConversation(context.db, { ...key, now: context.clock.now() });
  return { conversation: presentConversation(conversation ?? refuse('notFound'), context) };
}
