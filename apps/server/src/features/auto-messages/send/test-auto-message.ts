import { autoMessageName } from '@kindred/contract/auto-messages/limits';
import type { ParsedInput } from '@kindred/contract/wire/calls';
import type { Context } from '../../../context.ts';
import { refuse } from '../../../platform/app-error.ts';
import { input, sql, statement } from '../../../platform/db/sql.ts';
import type { Viewer } from '../../../viewer.ts';

const find = statement(
  { content: 'text', nickname: 'text' },
  sql`select a.content, u.nickname from auto_messages a join users u on u.user_id = ${input('userId', 'bigint')}
    where a.char_id = ${input('charId', 'bigint')} and a.kind = ${input('kind', 'text')}`,
);

/** Sends a text as it is stored to its creator alone, with their own name in it, also while it is off. */
export async function testAutoMessage(
  { db, live }: Pick<Context, 'db' | 'live'>,
  { kind }: ParsedInput<'testAutoMessage'>,
  { userId, charId }: Viewer,
): Promise<{ content: string }> {
  const row = await find.find(db, { userId, charId: charId ?? refuse('notFound'), kind });
  if (!row) return refuse('notFound');
  const content = row.content.replaceAll(autoMessageName, row.nickname);
  live.publish([userId], { type: 'auto_message.tested', kind, content });
  return { content };
}
