import { type AutoMessageKind, autoMessageName } from '@kindred/contract/auto-messages/limits';
import type { Context } from '../../context.ts';
import { input, raw, sql, statement } from '../../platform/db/sql.ts';
import { announceStored } from '../chat/announce-stored.ts';
import { presentMessage } from '../chat/chat.present.ts';
import { messageColumns, messageRow, readMarks } from '../chat/message-row.ts';

/** What SQL's queue_auto_message puts into the job. */
type Due = { char_id: string; user_id: string; kind: AutoMessageKind; event: string };

const charId = input('charId', 'bigint');
const fanId = input('fanId', 'bigint');

const findWords = statement(
  { content: 'text', creator_id: 'bigint', nickname: 'text' },
  sql`select a.content, ch.user_id as creator_id, u.nickname
    from auto_messages a
      join characters ch on ch.char_id = a.char_id and ch.deleted_at is null
      join users u on u.user_id = ${fanId} and u.deleted_at is null
    where a.char_id = ${charId} and a.kind = ${input('kind', 'text')} and a.is_on and ch.user_id <> u.user_id
      and not exists (select from restrictions r where r.user_id = ch.user_id and r.other_user_id = u.user_id)`,
);

const creatorId = input('creatorId', 'bigint');

const append = statement(
  { is_new: 'boolean', ...messageRow },
  sql`with added as (
    select * from append_message(${fanId}, ${charId}, ${creatorId}, 'automated', ${creatorId}, 'text',
      ${input('content', 'text')}, null, ${input('clientId', 'text')}, null, null, ${input('now', 'timestamptz')}))
  select a.is_new, ${raw(messageColumns('(a.message)'))} from added a where (a.message).seq is not null`,
);

const findMarks = statement(
  { ...readMarks, fan_unread_total: 'integer', creator_unread_total: 'integer' },
  sql`select fan_read_seq, creator_read_seq, unread_total(user_id) as fan_unread_total,
      unread_total(creator_user_id) as creator_unread_total
    from conversations where conversation_id = ${input('conversationId', 'bigint')}`,
);

/**
 * Says what a character says by itself after something happened, once per event, with the words of now. Nothing is
 * said when it was switched off meanwhile, across a block, or to whom the creator has restricted.
 */
export async function sendAutoMessage(context: Context, payload: unknown): Promise<void> {
  const { db, clock } = context;
  const due = payload as Due;
  const key = { charId: due.char_id, fanId: due.user_id };
  const words = await findWords.find(db, { ...key, kind: due.kind });
  if (!words) return;
  const row = await append.find(db, {
    ...key,
    creatorId: words.creator_id,
    content: words.content.replaceAll(autoMessageName, words.nickname),
    clientId: `auto:${due.event}`,
    now: clock.now(),
  });
  if (!row?.is_new) return;
  const marks = await findMarks.find(db, { conversationId: row.conversation_id });
  if (!marks) return;
  announceStored(context, presentMessage(row, due, marks), {
    fan: { userId: due.user_id, unreadTotal: marks.fan_unread_total },
    creator: { userId: words.creator_id, unreadTotal: marks.creator_unread_total },
  });
}
