import type { ChatListItem, ChatMessage } from '@kindred/contract/chat/calls';
import { Copy, Flag, Pencil, Reply, ThumbsDown, ThumbsUp, Undo2 } from 'lucide-react';
import { useContext } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import type { MenuEntry } from '../../../ui/overlay/menu.tsx';
import { isOwnSide } from '../../inbox/conversation-updates.ts';
import { isEditable } from './changes/changeable.ts';
import { useDeleteMessage } from './changes/use-delete-message.ts';
import { MessageActionsContext } from './message-actions.ts';
import { useRateAnswer } from './rating/use-rate-answer.ts';
import { ReportMessageContext } from './report-message.ts';

/** What can be done with a message: with any of them, with one's own, with one of the other side. */
export function useMessageEntries({ side }: ChatListItem, message: ChatMessage): MenuEntry[] {
  const { t } = useTranslation();
  const { mutate: deleteMessage } = useDeleteMessage();
  const { onReply, onEdit, resend } = useContext(MessageActionsContext);
  const rate = useRateAnswer();
  const report = useContext(ReportMessageContext);
  const copy = async () => {
    await navigator.clipboard.writeText(message.content);
    toast('success', t('chat.copied'));
  };
  const standing = !message.is_deleted;
  // A creator may also unsend what was said in their name.
  const isOwn = isOwnSide(side, message.identity);
  const isAnswer = standing && side === 'fan' && message.identity === 'ai';
  const isResendable = standing && resend?.seq === message.seq;
  const entry = (is: unknown, given: MenuEntry): MenuEntry[] => (is ? [given] : []);
  return [
    ...entry(standing && onReply, {
      label: t('chat.reply'),
      icon: <Reply aria-hidden="true" />,
      onSelect: () => onReply?.(message),
    }),
    ...entry(standing && message.content !== '', {
      label: t('chat.copy'),
      icon: <Copy aria-hidden="true" />,
      onSelect: () => void copy(),
    }),
    ...entry(isAnswer && message.rating !== 1, {
      label: t('chat.goodAnswer'),
      icon: <ThumbsUp aria-hidden="true" />,
      onSelect: () => rate(message, 1),
    }),
    ...entry(isAnswer && message.rating !== -1, {
      label: t('chat.badAnswer'),
      icon: <ThumbsDown aria-hidden="true" />,
      onSelect: () => rate(message, -1),
    }),
    ...entry(isResendable, {
      label: t('chat.resend'),
      icon: <Pencil aria-hidden="true" />,
      onSelect: () => resend?.on(message),
    }),
    ...entry(!isResendable && onEdit && isEditable(message, side), {
      label: t('outbox.edit'),
      icon: <Pencil aria-hidden="true" />,
      onSelect: () => onEdit?.(message),
    }),
    ...entry(standing && isOwn, {
      label: t('chat.delete'),
      icon: <Undo2 aria-hidden="true" />,
      isDanger: true,
      onSelect: () => deleteMessage(message),
    }),
    // Also of what was unsent: the words are stored for that.
    ...entry(report && !isOwn, {
      label: t('chat.report'),
      icon: <Flag aria-hidden="true" />,
      isDanger: true,
      onSelect: () => report?.(message),
    }),
  ];
}
