import type { ParsedInput } from '@kindred/contract/all/calls';
import type { Context } from '../../context.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';
import type { Viewer } from '../../viewer.ts';
import { getOtherCharId } from './get-other-char-id.ts';

const $ = inputs({ viewerId: 'bigint', charId: 'bigint', now: 'timestamptz' });

const insertHidden = statement(
  {},
  sql`insert into hidden_characters (user_id, char_id, created_at)
    values (${$.viewerId}, ${$.charId}, ${$.now}) on conflict do nothing`,
);
const ofOne = sql`hidden_characters where user_id = ${$.viewerId} and char_id = ${$.charId}`;
const deleteOne = statement({}, sql`delete from ${ofOne}`);
const findHidden = statement(
  { is_hidden: 'boolean' },
  sql`select exists (select from ${ofOne}) as is_hidden`,
);

/** Hides a creator's posts from the viewer's home feed, or shows them again; changes no other list. */
export async function hideFromHomeFeed(
  { db, clock }: Context,
  fields: ParsedInput<'hideFromHomeFeed'>,
  viewer: Viewer,
): Promise<Record<string, never>> {
  const viewerId = viewer.userId;
  const charId = await getOtherCharId(db, fields.restrict_id, viewer);
  if (fields.hide) await insertHidden.run(db, { viewerId, charId, now: clock.now() });
  else await deleteOne.run(db, { viewerId, charId });
  return {};
}

/** Whether the viewer hides this creator from their home feed. Refuses the viewer's own character. */
export async function getHiddenFromHomeFeed(
  { db }: Context,
  fields: ParsedInput<'getHiddenFromHomeFeed'>,
  viewer: Viewer,
): Promise<{ is_hidden: boolean }> {
  const charId = await getOtherCharId(db, fields.restrict_id, viewer);
  return findHidden.one(db, { viewerId: viewer.userId, charId });
}
