import { as, type ColumnsOf } from '../../../platform/db/column-types.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';

const $ = inputs({ conversationId: 'bigint', limit: 'integer' });

const briefRow = {
  seq: 'integer',
  message_id: 'bigint',
  identity: as<'fan' | 'ai' | 'automated' | 'creator'>('text'),
  content: 'text',
} as const;
export type BriefMessage = ColumnsOf<typeof briefRow>;

/** What was said in words since the creator last wrote themselves, oldest first; the newest `limit` of it. */
export const listBriefMessages = statement(
  briefRow,
  sql`select seq, message_id, identity, content from (
      select m.seq, m.message_id, m.identity, m.content from messages m
      where m.conversation_id = ${$.conversationId} and m.content <> '' and not m.is_deleted
        and (is_written(m.type, m.identity) or m.identity = 'automated') and m.seq > coalesce((
          select max(w.seq) from messages w where w.conversation_id = ${$.conversationId}
            and w.identity = 'creator' and not w.is_deleted), 0)
      order by m.seq desc limit ${$.limit}) newest
    order by seq`,
);

/** Whether the companion may remember anything in this conversation. */
export const findMemorySwitch = statement(
  { is_on: 'boolean' },
  sql`select y.is_on from memories y where y.conversation_id = ${$.conversationId}`,
);
