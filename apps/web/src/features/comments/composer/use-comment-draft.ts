import { useCallback, useState } from 'react';
import { type CommentDraft, emptyDraft } from './comment-draft.ts';

/** What is typed under a post, kept until this tab closes. */
export function useCommentDraft(diaryId: string) {
  const key = `comment ${diaryId}`;
  const [draft, setDraft] = useState(() => read(key));
  const change = useCallback(
    (next: (draft: CommentDraft) => CommentDraft) =>
      setDraft((before) => {
        const after = next(before);
        if (after.text) sessionStorage.setItem(key, JSON.stringify(after));
        else sessionStorage.removeItem(key);
        return after;
      }),
    [key],
  );
  return [draft, change] as const;
}

function read(key: string): CommentDraft {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as CommentDraft | null;
    return kept && typeof kept.text === 'string' ? kept : emptyDraft;
  } catch {
    return emptyDraft;
  }
}
