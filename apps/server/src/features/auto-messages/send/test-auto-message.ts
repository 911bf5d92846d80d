import type { CallOutput, ParsedInput } from '@kindred/contract/all/calls';
import { autoMessageName } from '@kindred/contract/auto-messages/limits';
import type { Context } from '../../../context.ts';
import { refuse } from '../../../platform/app-error.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import type { Viewer } from '../../../viewer.ts';

const $ = inputs({ userId: 'bigint', charId: 'bigint', kind: 'text' });

const find = statement(
  { content: 'text', nickname: 'text', media_num: 'smallint', price: 'integer?', is_whole: 'boolean' },
  sql`select a.content, u.nickname, a.media_num, a.price, a.media_num = (select count(*) from auto_message_media f
        join media m using (media_id) where f.char_id = a.char_id and f.kind = a.kind and m.state = 'ready') as is_whole
    from auto_messages a join users u on u.user_id = ${$.userId}
    where a.char_id = ${$.charId} and a.kind = ${$.kind}`,
);

/**
 * Sends the stored text with its files to its creator alone, with their own name in it, also while it is off. Refuses
 * when a file is missing, because a fan would get nothing.
 */
export async function testAutoMessage(
  { db, live }: Pick<Context, 'db' | 'live'>,
  { kind }: ParsedInput<'testAutoMessage'>,
  { userId, charId }: Viewer,
): Promise<CallOutput<'testAutoMessage'>> {
  const row = await find.first(db, { userId, charId: charId ?? refuse('notFound'), kind });
  if (!row) return refuse('notFound');
  if (!row.is_whole) refuse('mediaGone');
  const { media_num, price } = row;
  const tested = { content: row.content.replaceAll(autoMessageName, row.nickname), media_num, price };
  live.publish([userId], { type: 'auto_message.tested', kind, ...tested });
  return tested;
}
