import type { CallOutput } from '@kindred/contract/all/calls';
import type { Context } from '../../context.ts';
import type { Viewer } from '../../viewer.ts';
import { listOwn, presentExport } from './exports.sql.ts';

export async function listExports(
  context: Context,
  _input: unknown,
  { userId }: Viewer,
): Promise<CallOutput<'listExports'>> {
  const rows = await listOwn.all(context.db, { userId });
  return { list: rows.map((row) => presentExport(context, row)) };
}
