import type { AutoMessage } from '@kindred/contract/auto-messages/calls';
import { autoMessageKinds } from '@kindred/contract/auto-messages/limits';
import type { Context } from '../../context.ts';
import { refuse } from '../../platform/app-error.ts';
import type { Viewer } from '../../viewer.ts';
import { listAutoMessageRows } from './auto-messages.sql.ts';

/** What a character says by itself; what was never written is off and empty. */
export async function listAutoMessages(
  { db }: Pick<Context, 'db'>,
  _input: unknown,
  viewer: Viewer,
): Promise<{ list: AutoMessage[] }> {
  const rows = await listAutoMessageRows(db, viewer.charId ?? refuse('notFound'));
  return {
    list: autoMessageKinds.map((kind) => {
      const row = rows.find((one) => one.kind === kind);
      return { kind, is_on: row?.is_on ? 1 : 0, content: row?.content ?? '' };
    }),
  };
}
