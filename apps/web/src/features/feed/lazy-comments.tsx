import type { Reply } from '@kindred/contract/comments/calls';
import type { Post } from '@kindred/contract/posts/calls';
import { CommentSection } from '../comments/section/comment-section.tsx';
import { openReport } from '../posting/menu/report.dialog.ts';

/** The comments under a post, where one can also report them. */
export function LazyComments({ post }: { post: Post }) {
  return <CommentSection post={post} onReport={report} />;
}

function report({ comment_id, nickname }: Reply): void {
  openReport({ type: 2, id: comment_id, name: nickname });
}
