import type { Reply } from '@kindred/contract/comments/calls';
import { createContext, useContext } from 'react';

/** Actions on the comments of a post, which share one composer. */
export type CommentActions = {
  /** Absent where the viewer may not comment. */
  onReply: ((comment: Reply) => void) | undefined;
  onDelete: (comment: Reply) => void;
  /** Absent where comments cannot be reported. */
  onReport: ((comment: Reply) => void) | undefined;
};

export const CommentActionsContext = createContext<CommentActions>({
  onReply: undefined,
  onDelete: () => undefined,
  onReport: undefined,
});

export function useCommentActions(): CommentActions {
  return useContext(CommentActionsContext);
}
