import { useCallback, useState } from 'react';
import { personalItem } from '../../../lib/storage/personal-storage.ts';
import { type CommentDraft, emptyDraft } from './comment-draft.ts';

/** The unsent comment under a post, stored until this tab closes. */
export function useCommentDraft(postId: string) {
  const [draft, setDraft] = useState(() => itemOf(postId).get() ?? emptyDraft);
  const change = useCallback(
    (next: (draft: CommentDraft) => CommentDraft) =>
      setDraft((before) => {
        const after = next(before);
        if (after.text) itemOf(postId).set(after);
        else itemOf(postId).remove();
        return after;
      }),
    [postId],
  );
  return [draft, change] as const;
}

function itemOf(postId: string) {
  return personalItem<CommentDraft>('tab', `comment ${postId}`);
}
