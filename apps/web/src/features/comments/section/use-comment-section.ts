import type { Reply } from '@kindred/contract/comments/calls';
import type { Post } from '@kindred/contract/posts/calls';
import { useRef, useState } from 'react';
import { errorText } from '../../../lib/call/error-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { openDialog } from '../../../ui/overlay/dialogs.ts';
import {
  answering,
  answeringNobody,
  contentOf,
  emptyDraft,
  restored,
  typed,
} from '../composer/comment-draft.ts';
import { useCommentDraft } from '../composer/use-comment-draft.ts';
import { useSendComment } from '../composer/use-send-comment.ts';
import type { CommentActions } from './comment-actions.ts';
import { deleteCommentDialog } from './delete-comment.dialog.ts';

export function useCommentSection(post: Post, isOpen: boolean, onReport: CommentActions['onReport']) {
  const { t } = useTranslation();
  const field = useRef<HTMLTextAreaElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [draft, change] = useCommentDraft(post.diary_id);
  const [said, setSaid] = useState('');
  const [help, setHelp] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string>();
  const send = useSendComment(post, {
    onSending: (commentId) => showComment(list.current, commentId),
    onSent: (commentId, helpText) => {
      setSaid(t('comments.sent'));
      setHelp(helpText);
      showComment(list.current, commentId);
    },
    onRefused: (error, refused) => {
      setRefusal(errorText(error));
      change((now) => restored(now, refused));
    },
  });
  const onSend = () => {
    if (contentOf(draft) === '') return;
    setRefusal(undefined);
    setSaid('');
    send(draft);
    change(() => emptyDraft);
  };
  const onReply = (comment: Reply) => {
    change((now) => answering(now, targetOf(comment)));
    requestAnimationFrame(() => focusAtEnd(field.current));
  };
  const onDelete = async (comment: Reply) => {
    const isGone = await openDialog(deleteCommentDialog, { postId: post.diary_id, comment });
    if (!isGone) return;
    change((now) => (now.target?.commentId === comment.comment_id ? answeringNobody(now) : now));
    setSaid(t('comments.deleted'));
    // What had the focus has gone with the comment.
    list.current?.focus();
  };
  const actions: CommentActions = { onReply: isOpen ? onReply : undefined, onDelete, onReport };
  const onChange = (text: string) => change((now) => typed(now, text));
  const onNobody = () => {
    change(answeringNobody);
    field.current?.focus();
  };
  const composer = { field, draft, refusal, onChange, onSend, onNobody };
  return { actions, composer, list, help, said };
}

function targetOf({ comment_id, parent, user_id, nickname }: Reply) {
  return { rootId: parent ?? comment_id, commentId: comment_id, userId: user_id, nickname };
}

function focusAtEnd(field: HTMLTextAreaElement | null): void {
  field?.focus();
  field?.setSelectionRange(field.value.length, field.value.length);
}

// It is drawn a few frames after it came into the cache.
function showComment(list: HTMLElement | null, commentId: string, framesLeft = 20): void {
  const place = list?.querySelector(`[data-comment="${CSS.escape(commentId)}"]`);
  if (place) place.scrollIntoView({ block: 'nearest' });
  else if (framesLeft > 0) requestAnimationFrame(() => showComment(list, commentId, framesLeft - 1));
}
