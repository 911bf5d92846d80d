import { type AutoMessageKind, autoMessageName } from '@kindred/contract/auto-messages/limits';
import type { Context } from '../../context.ts';
import { query } from '../../platform/db/db.ts';
import { announceStored } from '../chat/announce-stored.ts';
import { presentMessage } from '../chat/chat.present.ts';
import { type MessageRow, messageColumns, type ReadMarks } from '../chat/message-row.ts';

/** What SQL's queue_auto_message puts into the job. */
type Due = { char_id: string; user_id: string; kind: AutoMessageKind; event: string };

const findWords = `
  select a.content, ch.user_id as creator_id, u.nickname
  from auto_messages a
    join characters ch on ch.char_id = a.char_id and ch.deleted_at is null
    join users u on u.user_id = $2 and u.deleted_at is null
  where a.char_id = $1 and a.kind = $3 and a.is_on and ch.user_id <> u.user_id
    and not exists (select from restrictions r where r.user_id = ch.user_id and r.other_user_id = u.user_id)`;

const append = `
  with added as (
    select * from append_message($1, $2, $3, 'automated', $3, 'text', $4, null, $5, null, null, $6))
  select a.is_new, ${messageColumns('(a.message)')} from added a where (a.message).seq is not null`;

const findMarks = `
  select fan_read_seq, creator_read_seq, unread_total(user_id) as fan_unread_total,
    unread_total(creator_user_id) as creator_unread_total
  from conversations where conversation_id = $1`;

type Words = { content: string; creator_id: string; nickname: string };
type Marks = ReadMarks & { fan_unread_total: number; creator_unread_total: number };

/**
 * Says what a character says by itself after something happened, once per event, with the words of now. Nothing is
 * said when it was switched off meanwhile, across a block, or to whom the creator has restricted.
 */
export async function sendAutoMessage({ db, clock, live }: Context, payload: unknown): Promise<void> {
  const due = payload as Due;
  const [words] = await query<Words>(db, findWords, [due.char_id, due.user_id, due.kind]);
  if (!words) return;
  const content = words.content.replaceAll(autoMessageName, words.nickname);
  const [row] = await query<MessageRow & { is_new: boolean }>(db, append, [
    due.user_id,
    due.char_id,
    words.creator_id,
    content,
    `auto:${due.event}`,
    clock.now(),
  ]);
  if (!row?.is_new) return;
  const [marks] = await query<Marks>(db, findMarks, [row.conversation_id]);
  if (!marks) return;
  announceStored(live, presentMessage(row, due, marks), {
    fan: { userId: due.user_id, unreadTotal: marks.fan_unread_total },
    creator: { userId: words.creator_id, unreadTotal: marks.creator_unread_total },
  });
}
