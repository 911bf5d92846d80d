import { commentRule } from '@kindred/contract/comments/limits';
import type { Post } from '@kindred/contract/posts/calls';
import { postDisplay } from '../../posts/data/post-display.ts';

/** Whether the viewer may comment, or why not. */
export type MayComment = 'yes' | 'locked' | 'creators' | 'subscribers' | 'closed';

/** Only where the server lets them (`can_comment` 1) and only on what they see in full. */
export function mayComment(
  post: Pick<Post, 'access' | 'free_preview' | 'character'>,
  viewerId: string | undefined,
): MayComment {
  if (postDisplay(post, viewerId) !== 'multiple') return 'locked';
  switch (post.character.can_comment) {
    case commentRule.everyone:
      return 'yes';
    case commentRule.creators:
      return 'creators';
    case commentRule.subscribers:
      return 'subscribers';
    default:
      return 'closed';
  }
}
