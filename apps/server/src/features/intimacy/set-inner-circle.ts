import type { CallOutput, ParsedInput } from '@kindred/contract/all/calls';
import type { Context } from '../../context.ts';
import { refuse } from '../../platform/app-error.ts';
import { as } from '../../platform/db/column-types.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';
import type { Viewer } from '../../viewer.ts';
import { conversationIsOpen } from '../chat/conversations.sql.ts';

const $ = inputs({ viewerId: 'bigint', isClosed: 'boolean', charId: 'bigint', fanId: 'bigint' });

// Each side sets only its own mark.
const set = statement(
  { is_closed: as<0 | 1>('integer') },
  sql`update conversations c set
      fan_circle_closed = case c.user_id when ${$.viewerId} then ${$.isClosed} else c.fan_circle_closed end,
      creator_circle_closed = case c.user_id when ${$.viewerId} then c.creator_circle_closed else ${$.isClosed} end
    where c.char_id = ${$.charId} and c.user_id = ${$.fanId}
      and ${$.viewerId} in (c.user_id, c.creator_user_id) and c.circle_since is not null and ${conversationIsOpen}
    returning ${$.isClosed}::integer as is_closed`,
);

const findConversation = statement(
  { conversation_id: 'bigint' },
  sql`select c.conversation_id from conversations c
    where c.char_id = ${$.charId} and c.user_id = ${$.fanId}
      and ${$.viewerId} in (c.user_id, c.creator_user_id) and ${conversationIsOpen}
    limit 1`,
);

type Place = ParsedInput<'closeInnerCircle'>;

/**
 * Lets the viewer leave a circle, or remove a fan from theirs; level and points stay. Succeeds without a change when
 * there is no circle yet.
 */
export async function closeInnerCircle(
  context: Pick<Context, 'db'>,
  place: Place,
  viewer: Viewer,
): Promise<CallOutput<'closeInnerCircle'>> {
  return (await change(context, place, viewer, true)) ?? closedWithoutCircle(context, place, viewer);
}

async function closedWithoutCircle(
  { db }: Pick<Context, 'db'>,
  { char_id: charId, user_id: fanId }: Place,
  { userId }: Viewer,
): Promise<{ is_closed: 1 }> {
  const conversation = await findConversation.first(db, { viewerId: userId, charId, fanId: fanId ?? userId });
  return conversation ? { is_closed: 1 } : refuse('notFound');
}

/** Reverts the closing by the viewer's side. */
export async function openInnerCircle(
  context: Pick<Context, 'db'>,
  place: Place,
  viewer: Viewer,
): Promise<CallOutput<'openInnerCircle'>> {
  return (await change(context, place, viewer, false)) ?? refuse('notFound');
}

/** Returns undefined when there is no circle. */
async function change(
  { db }: Pick<Context, 'db'>,
  { char_id: charId, user_id: fanId }: Place,
  { userId }: Viewer,
  isClosed: boolean,
): Promise<{ is_closed: 0 | 1 } | undefined> {
  return set.first(db, { viewerId: userId, charId, fanId: fanId ?? userId, isClosed });
}
