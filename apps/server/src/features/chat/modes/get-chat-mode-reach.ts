import type { ParsedInput } from '@kindred/contract/all/calls';
import type { Context } from '../../../context.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import type { Viewer } from '../../../viewer.ts';
import { conversationHasBegun, conversationIsOpen, conversationPeople } from '../conversations.sql.ts';

const $ = inputs({ creatorId: 'bigint' });

const count = statement(
  { following: 'integer', differing: 'integer' },
  sql`select (count(*) filter (where c.mode is null))::integer as following,
      (count(*) filter (where c.mode is not null))::integer as differing
    from conversations c ${conversationPeople}
    where c.creator_user_id = ${$.creatorId} and ${conversationHasBegun} and ${conversationIsOpen}
      and fu.deleted_at is null`,
);

/** Counts the conversations that follow the viewer's default mode, and those with a mode of their own. */
export function getChatModeReach(
  { db }: Pick<Context, 'db'>,
  _input: ParsedInput<'getChatModeReach'>,
  viewer: Viewer,
): Promise<{ following: number; differing: number }> {
  return count.one(db, { creatorId: viewer.userId });
}
