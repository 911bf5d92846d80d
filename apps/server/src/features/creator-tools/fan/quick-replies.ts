import type { QuickReply } from '@kindred/contract/creator-tools/calls';
import { quickRepliesMax } from '@kindred/contract/creator-tools/limits';
import type { ParsedInput } from '@kindred/contract/wire/calls';
import type { Context } from '../../../context.ts';
import { refuse } from '../../../platform/app-error.ts';
import { input, sql, statement } from '../../../platform/db/sql.ts';
import { transact } from '../../../platform/db/transact.ts';
import type { Viewer } from '../../../viewer.ts';
import { ownCharacter } from '../own-character.ts';

const charId = input('charId', 'bigint');
const columns = { reply_id: 'bigint', content: 'text' } as const;

const list = statement(
  columns,
  sql`select reply_id, content from quick_replies where char_id = ${charId} order by reply_id`,
);
// One at a time for a creator, so that they cannot have more than there may be.
const lock = statement({}, sql`select from characters where char_id = ${charId} for no key update`);
const clientId = input('clientId', 'text');
const findStored = statement(
  columns,
  sql`select reply_id, content from quick_replies where char_id = ${charId} and client_id = ${clientId}`,
);
const insert = statement(
  columns,
  sql`insert into quick_replies (char_id, content, client_id, created_at)
    select ${charId}, ${input('content', 'text')}, ${clientId}, ${input('now', 'timestamptz')}
    where (select count(*) from quick_replies where char_id = ${charId}) < ${quickRepliesMax}
    returning reply_id, content`,
);
const remove = statement(
  {},
  sql`delete from quick_replies where char_id = ${charId} and reply_id = ${input('replyId', 'bigint')}`,
);

/** A creator's own quick replies, fifty at most. */
export async function listQuickReplies(
  { db }: Pick<Context, 'db'>,
  _input: ParsedInput<'listQuickReplies'>,
  viewer: Viewer,
): Promise<{ list: QuickReply[] }> {
  return { list: await list.all(db, { charId: ownCharacter(viewer) }) };
}

/** Stores one; the same client id gives the stored one again. */
export function createQuickReply(
  context: Pick<Context, 'db' | 'live' | 'clock'>,
  { content, client_id: clientId }: ParsedInput<'createQuickReply'>,
  viewer: Viewer,
): Promise<QuickReply> {
  const charId = ownCharacter(viewer);
  return transact(context, async (tx) => {
    await lock.run(tx, { charId });
    const stored = await findStored.find(tx, { charId, clientId });
    if (stored) return stored;
    const row = await insert.find(tx, { charId, clientId, content, now: context.clock.now() });
    return row ?? refuse('tooManyQuickReplies');
  });
}

/** Deletes one; what is not there is deleted. */
export async function deleteQuickReply(
  { db }: Pick<Context, 'db'>,
  { reply_id: replyId }: ParsedInput<'deleteQuickReply'>,
  viewer: Viewer,
): Promise<Record<string, never>> {
  await remove.run(db, { charId: ownCharacter(viewer), replyId });
  return {};
}
