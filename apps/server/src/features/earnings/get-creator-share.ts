import type { CallOutput } from '@kindred/contract/all/calls';
import type { Context } from '../../context.ts';

export async function getCreatorShare({ config }: Context): Promise<CallOutput<'getCreatorShare'>> {
  return { creator_share_percent: config.creatorShareBps / 100 };
}
