import type { Reply } from '@kindred/contract/comments/calls';
import type { Post } from '@kindred/contract/posts/calls';
import { CommentSection } from '../../comments/section/comment-section.tsx';
import { useReport } from '../../privacy/use-report.ts';

export function LazyComments(props: { post: Post; commentId?: string | undefined }) {
  const report = useReport();
  const reportComment = ({ comment_id: id, nickname: name, char_id, user_id }: Reply) =>
    report({ kind: 'comment', id, name, personId: char_id ?? user_id });
  return <CommentSection {...props} onReport={reportComment} />;
}
