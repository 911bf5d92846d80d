import { useCallback, useState } from 'react';
import { personalItem } from '../../../lib/storage/personal-storage.ts';
import { type CommentDraft, emptyDraft } from './comment-draft.ts';

/** The unsent comment under a post, stored until this tab closes. */
export function useCommentDraft(diaryId: string) {
  const [draft, setDraft] = useState(() => itemOf(diaryId).get() ?? emptyDraft);
  const change = useCallback(
    (next: (draft: CommentDraft) => CommentDraft) =>
      setDraft((before) => {
        const after = next(before);
        if (after.text) itemOf(diaryId).set(after);
        else itemOf(diaryId).remove();
        return after;
      }),
    [diaryId],
  );
  return [draft, change] as const;
}

function itemOf(diaryId: string) {
  return personalItem<CommentDraft>('tab', `comment ${diaryId}`);
}
