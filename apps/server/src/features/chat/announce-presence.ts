import type { Context } from '../../context.ts';
import type { HookInput } from '../../hooks.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';
import { notBlocked } from '../blocks/blocked-pairs.sql.ts';
import { notRestricted } from '../blocks/restrictions.sql.ts';

const $ = inputs({ userId: 'bigint' });

/** The number of latest conversations whose people are notified at once; the others see the state on their next read. */
const notifiedMax = 200;

const listPartners = statement(
  { char_id: 'bigint', user_id: 'bigint' },
  sql`select c.char_id, c.user_id from conversations c join characters ch using (char_id)
    where c.creator_user_id = ${$.userId} and ch.is_presence_shown and ${notBlocked(sql`c.user_id`, $.userId)}
      and ${notRestricted($.userId, sql`c.user_id`)}
    order by c.last_message_at desc, c.conversation_id desc limit ${notifiedMax}`,
);

export async function announcePresence(
  { db, live }: Context,
  { userId, isOnline }: HookInput<'presenceChanged'>,
): Promise<void> {
  const partners = await listPartners.all(db, { userId });
  for (const [char_id, people] of Map.groupBy(partners, (partner) => partner.char_id)) {
    const event = { type: 'presence.changed', char_id, online_status: isOnline ? 1 : 0 } as const;
    live.publish([...new Set(people.map(({ user_id }) => user_id))], event);
  }
}
