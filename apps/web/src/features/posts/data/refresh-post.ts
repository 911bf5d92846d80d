import { refusalCodes } from '@kindred/contract/wire/refusal-codes';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/call/call.ts';
import { hasCode } from '../../../lib/call/call-errors.ts';
import { removePostEverywhere, updatePostEverywhere } from './cached-posts.ts';

/** Asks for the post again and puts the answer wherever the post is shown; takes it away when it is gone. */
export async function refreshPost(client: QueryClient, postId: string): Promise<void> {
  try {
    const fresh = await call('getPost', { diary_id: postId });
    updatePostEverywhere(client, postId, () => fresh);
  } catch (error) {
    if (hasCode(error, refusalCodes.postDeleted)) removePostEverywhere(client, postId);
    throw error;
  }
}
