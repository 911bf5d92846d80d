import type { AutoMessage } from '@kindred/contract/auto-messages/calls';
import { autoMessageKinds } from '@kindred/contract/auto-messages/limits';
import type { Context } from '../../context.ts';
import { listAutoMessageRows } from './auto-messages.sql.ts';

/** What a character says by itself; what was never written is off and empty. */
export async function listAutoMessages(
  { db }: Pick<Context, 'db'>,
  charId: string,
): Promise<{ list: AutoMessage[] }> {
  const rows = await listAutoMessageRows(db, charId);
  return {
    list: autoMessageKinds.map((kind) => {
      const row = rows.find((one) => one.kind === kind);
      return { kind, is_on: row?.is_on ? 1 : 0, content: row?.content ?? '' };
    }),
  };
}
