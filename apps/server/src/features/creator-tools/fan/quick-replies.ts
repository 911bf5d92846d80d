import type { ParsedInput } from '@kindred/contract/all/calls';
import type { QuickReply } from '@kindred/contract/creator-tools/calls';
import { quickRepliesMax } from '@kindred/contract/creator-tools/limits';
import type { Context } from '../../../context.ts';
import { refuse } from '../../../platform/app-error.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import { transact } from '../../../platform/db/transact.ts';
import type { Viewer } from '../../../viewer.ts';
import { ownCharacter } from '../../characters/own-character.ts';

const $ = inputs({
  charId: 'bigint',
  clientId: 'text',
  content: 'text',
  now: 'timestamptz',
  replyId: 'bigint',
});

const columns = { reply_id: 'bigint', content: 'text' } as const;

const list = statement(
  columns,
  sql`select reply_id, content from quick_replies where char_id = ${$.charId} order by reply_id`,
);
// Serializes a creator's writes, so that the limit holds.
const lock = statement({}, sql`select from characters where char_id = ${$.charId} for no key update`);
const findStored = statement(
  columns,
  sql`select reply_id, content from quick_replies where char_id = ${$.charId} and client_id = ${$.clientId}`,
);
const insert = statement(
  columns,
  sql`insert into quick_replies (char_id, content, client_id, created_at)
    select ${$.charId}, ${$.content}, ${$.clientId}, ${$.now}
    where (select count(*) from quick_replies where char_id = ${$.charId}) < ${quickRepliesMax}
    returning reply_id, content`,
);
const remove = statement(
  {},
  sql`delete from quick_replies where char_id = ${$.charId} and reply_id = ${$.replyId}`,
);

export async function listQuickReplies(
  { db }: Pick<Context, 'db'>,
  _input: ParsedInput<'listQuickReplies'>,
  viewer: Viewer,
): Promise<{ list: QuickReply[] }> {
  return { list: await list.all(db, { charId: ownCharacter(viewer) }) };
}

/** Stores a quick reply; a repeated client id returns the stored one. */
export function createQuickReply(
  context: Pick<Context, 'db' | 'live' | 'clock'>,
  { content, client_id: clientId }: ParsedInput<'createQuickReply'>,
  viewer: Viewer,
): Promise<QuickReply> {
  const charId = ownCharacter(viewer);
  return transact(context, async (tx) => {
    await lock.run(tx, { charId });
    const existing = await findStored.first(tx, { charId, clientId });
    if (existing) return existing;
    const row = await insert.first(tx, { charId, clientId, content, now: context.clock.now() });
    return row ?? refuse('tooManyQuickReplies');
  });
}

/** Deletes a quick reply; a missing one is no error. */
export async function deleteQuickReply(
  { db }: Pick<Context, 'db'>,
  { reply_id: replyId }: ParsedInput<'deleteQuickReply'>,
  viewer: Viewer,
): Promise<Record<string, never>> {
  await remove.run(db, { charId: ownCharacter(viewer), replyId });
  return {};
}
