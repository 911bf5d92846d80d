import { pushWordsLength } from '@kindred/contract/push/limits';
import type { Db } from '../../platform/db/db.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';
import { notRestricted } from '../blocks/restrictions.sql.ts';
import { conversationIsOpen } from '../chat/conversations.sql.ts';

const $ = inputs({ viewerId: 'bigint', charId: 'bigint', fanId: 'bigint', chatNo: 'smallint' });

const findWaiting = statement(
  { name: 'text', content: 'text', is_gift: 'boolean', diamonds: 'integer?', is_fan: 'boolean' },
  sql`select case when s.is_fan then coalesce(nullif(ch.nickname, ''), ch.name) else fu.nickname end as name,
      left(m.content, ${pushWordsLength}) as content, m.type = 'gift' as is_gift, m.diamonds, s.is_fan
    from conversations c join characters ch using (char_id) join users fu on fu.user_id = c.user_id
      cross join lateral (select c.user_id = ${$.viewerId} as is_fan) s
      cross join lateral (select m.* from messages m
        where m.conversation_id = c.conversation_id and m.seq > case when s.is_fan then c.fan_read_seq else c.creator_read_seq end
          and m.identity <> 'system' and not m.is_deleted and (m.identity = 'fan') <> s.is_fan
        order by m.seq desc limit 1) m
    where c.char_id = ${$.charId} and c.user_id = ${$.fanId} and c.chat_no = ${$.chatNo}
      and ${$.viewerId} in (c.user_id, c.creator_user_id) and ${conversationIsOpen}
      and not case when s.is_fan then c.fan_muted else c.creator_muted end
      and ${notRestricted($.viewerId, sql`case when s.is_fan then c.creator_user_id else c.user_id end`)}`,
);

export type WaitingMessage = {
  /** Of the other side. */
  name: string;
  content: string;
  is_gift: boolean;
  diamonds: number | null;
  /** Whether the reader is the conversation's fan. */
  is_fan: boolean;
};

/** Finds the other side's last unread message; undefined when all is read, muted or behind a block. */
export function findWaitingMessage(
  db: Db,
  key: { viewerId: string; charId: string; fanId: string; chatNo: number },
): Promise<WaitingMessage | undefined> {
  return findWaiting.first(db, key);
}
