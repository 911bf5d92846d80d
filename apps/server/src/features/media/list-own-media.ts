import type { CallOutput, ParsedInput } from '@kindred/contract/all/calls';
import type { Context } from '../../context.ts';
import type { Viewer } from '../../viewer.ts';
import { listStatesOf } from './uploads.sql.ts';

export async function listOwnMedia(
  context: Context,
  { media_ids: ids }: ParsedInput<'listOwnMedia'>,
  viewer: Viewer,
): Promise<CallOutput<'listOwnMedia'>> {
  return { list: await listStatesOf(context, ids.split(','), viewer) };
}
