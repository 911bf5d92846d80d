import { refusals } from '@kindred/contract/wire/errors';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/call/call.ts';
import { hasCode } from '../../../lib/call/call-errors.ts';
import { removePostEverywhere, updatePostEverywhere } from './cached-posts.ts';

/** Asks for the post again and puts the answer wherever the post is shown; takes it away when it is gone. */
export async function refreshPost(client: QueryClient, diaryId: string): Promise<void> {
  try {
    const fresh = await call('getPost', { diary_id: diaryId });
    updatePostEverywhere(client, diaryId, () => fresh);
  } catch (error) {
    if (hasCode(error, refusals.postDeleted.code)) removePostEverywhere(client, diaryId);
    throw error;
  }
}
