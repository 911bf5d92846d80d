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

/** The menu of a message: what depends on who wrote it, on whether it is unsent, and on what can be changed. */
export function useMessageEntries(conversation: ChatListItem, message: ChatMessage): MenuEntry[] {
  const { t } = useTranslation();
  const { mutate: deleteMessage } = useDeleteMessage();
  const { onReply } = useContext(MessageActionsContext);
  const report = useContext(ReportMessageContext);
  const editing = useEditEntries(conversation, message);
  const rating = useRatingEntries(conversation, message);
  const copy = async () => {
    await navigator.clipboard.writeText(message.content);
    toast('success', t('chat.copied'));
  };
  const standing = !message.is_deleted;
  // Creators may also unsend what their companion wrote in their name.
  const isOwn = isOwnSide(conversation.side, message.identity);
  return [
    ...entryIf(standing && onReply, {
      label: t('chat.reply'),
      icon: <Reply aria-hidden="true" />,
      onSelect: () => onReply?.(message),
    }),
    ...entryIf(standing && message.content !== '', {
      label: t('chat.copy'),
      icon: <Copy aria-hidden="true" />,
      onSelect: () => void copy(),
    }),
    ...rating,
    ...editing,
    ...entryIf(standing && isOwn, {
      label: t('chat.delete'),
      icon: <Undo2 aria-hidden="true" />,
      isDanger: true,
      onSelect: () => deleteMessage(message),
    }),
    // Unsent messages too: the words are stored for reports.
    ...entryIf(report && !isOwn, {
      label: t('chat.report'),
      icon: <Flag aria-hidden="true" />,
      isDanger: true,
      onSelect: () => report?.(message),
    }),
  ];
}

function useRatingEntries({ side }: ChatListItem, message: ChatMessage): MenuEntry[] {
  const { t } = useTranslation();
  const rate = useRateAnswer();
  const isAnswer = !message.is_deleted && side === 'fan' && message.identity === 'ai';
  return [
    ...entryIf(isAnswer && message.rating !== 1, {
      label: t('chat.goodAnswer'),
      icon: <ThumbsUp aria-hidden="true" />,
      onSelect: () => rate(message, 1),
    }),
    ...entryIf(isAnswer && message.rating !== -1, {
      label: t('chat.badAnswer'),
      icon: <ThumbsDown aria-hidden="true" />,
      onSelect: () => rate(message, -1),
    }),
  ];
}

function useEditEntries({ side }: ChatListItem, message: ChatMessage): MenuEntry[] {
  const { t } = useTranslation();
  const { onEdit, resend } = useContext(MessageActionsContext);
  const icon = <Pencil aria-hidden="true" />;
  if (!message.is_deleted && resend?.seq === message.seq)
    return [{ label: t('chat.resend'), icon, onSelect: () => resend.on(message) }];
  return entryIf(onEdit && isEditable(message, side), {
    label: t('outbox.edit'),
    icon,
    onSelect: () => onEdit?.(message),
  });
}

function entryIf(condition: unknown, entry: MenuEntry): MenuEntry[] {
  return condition ? [entry] : [];
}
