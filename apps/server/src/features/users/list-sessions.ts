import type { CallOutput } from '@kindred/contract/all/calls';
import type { Context } from '../../context.ts';
import type { Viewer } from '../../viewer.ts';
import { listSessionRows } from './sessions.sql.ts';
import { presentSession } from './users.present.ts';

export async function listSessions(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  _input: unknown,
  { userId, sessionId }: Viewer,
): Promise<CallOutput<'listSessions'>> {
  const rows = await listSessionRows(db, userId, clock.now());
  return { list: rows.map((row) => presentSession(row, sessionId)) };
}
