import type { CallOutput, ParsedInput } from '@kindred/contract/all/calls';
import type { Context } from '../../context.ts';
import type { Viewer } from '../../viewer.ts';
import { listMediaOf } from './uploads.sql.ts';

export async function listOwnMedia(
  context: Context,
  { media_ids: ids }: ParsedInput<'listOwnMedia'>,
  viewer: Viewer,
): Promise<CallOutput<'listOwnMedia'>> {
  return { list: await listMediaOf(context, ids.split(','), viewer) };
}
