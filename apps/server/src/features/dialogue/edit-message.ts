import type { ParsedInput } from '@kindred/contract/all/calls';
import type { ChatMessage } from '@kindred/contract/chat/calls';
import { editWithinMinutes } from '@kindred/contract/chat/limits';
import type { Context } from '../../context.ts';
import { refuse } from '../../platform/app-error.ts';
import { as } from '../../platform/db/column-types.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';
import { transact } from '../../platform/db/transact.ts';
import type { RequestContext } from '../../platform/http/route.ts';
import type { Viewer } from '../../viewer.ts';
import { announceChanged, presentChanged } from '../chat/changes/changed-message.ts';
import { type EditedRow, editMessageRow } from '../chat/changes/edit-message.sql.ts';
import { presentMessage } from '../chat/chat.present.ts';
import { lockWallet } from '../wallet/ledger/adjust-wallet-balance.ts';
import { heedMessage } from './heed-message.ts';
import { meetConcern } from './meet-concern.ts';

const $ = inputs({ messageId: 'bigint', viewerId: 'bigint' });

const findWriter = statement(
  { identity: as<ChatMessage['identity']>('text') },
  sql`select m.identity from messages m
    where m.message_id = ${$.messageId} and m.sender_user_id = ${$.viewerId}`,
);

/**
 * Replaces the words of a message of the viewer and returns it; refuses with `notFound`, `forbidden` or when the time
 * for editing is over. New words get the help card or the line about the fan's age like those of a new message.
 */
export async function editMessage(
  context: Context,
  { msg_id: messageId, content }: ParsedInput<'editMessage'>,
  { userId: viewerId }: Viewer,
  { timezone }: RequestContext,
): Promise<ChatMessage> {
  if (content.trim() === '') refuse('invalidInput', { field: 'content' });
  const { db, clock, live } = context;
  const writer = await findWriter.first(db, { messageId, viewerId });
  const isFan = writer?.identity === 'fan';
  const heeded = await heedMessage(context, { userId: viewerId, isFan, timezone }, content);
  const { verdict, card } = heeded;
  if (verdict.outcome === 'refuse') refuse('messageRefused', { reason: verdict.reason, help: card });

  const now = clock.now();
  const since = new Date(now.getTime() - editWithinMinutes * 60_000);
  const { row, notes } = await transact(context, async (tx) => {
    if (heeded.concern) await lockWallet(tx, viewerId);
    const row = assertOk(await editMessageRow(tx, { viewerId, messageId, content, since, now }), card);
    if (row.outcome === 'repeated') return { row, notes: [] };
    const conversation = {
      conversationId: row.conversation_id,
      messageId,
      fanId: row.fan_id,
      charId: row.char_id,
      chatNo: row.chat_no,
      creatorId: row.creator_id,
    };
    return { row, notes: await meetConcern(context, tx, conversation, heeded) };
  });
  if (row.outcome === 'repeated') return presentChanged(row);
  const message = announceChanged(live, row);
  for (const note of notes) {
    const noteMessage = presentMessage(note, message, row);
    live.publish([row.fan_id, row.creator_id], { type: 'message.stored', message: noteMessage });
  }
  return message;
}

function assertOk(row: EditedRow, help: string | undefined): EditedRow {
  switch (row.outcome) {
    case 'ok':
    case 'repeated':
      return row;
    case 'gone':
      return refuse('notFound', { help });
    case 'forbidden':
      return refuse('forbidden');
    case 'deleted':
      return refuse('messageDeleted', { help });
    case 'too_late':
      return refuse('editTooLate', { help });
    default:
      return row.outcome satisfies never;
  }
}
