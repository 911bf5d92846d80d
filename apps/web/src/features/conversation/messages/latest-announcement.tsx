import type { ChatListItem, ChatMessage } from '@kindred/contract/chat/calls';
import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { isOwnSide } from '../../inbox/conversation-updates.ts';
import { shownWords } from '../../inbox/preview-text.ts';
import { milestoneText } from './lines/milestone-line.tsx';
import { useModeText } from './use-mode-text.ts';
import { useWriterLabel } from './use-writer-label.ts';

type LatestAnnouncementProps = { conversation: ChatListItem; messages: readonly ChatMessage[] };

/** Reads a new message of the other side out, once and whole, never word by word as it is written. */
export function LatestAnnouncement({ conversation, messages }: LatestAnnouncementProps) {
  const wordsOf = useAnnouncement(conversation);
  const last = messages.at(-1);
  const [openedAt] = useState(last?.seq ?? 0);
  const isNew = last && last.seq > openedAt && !isOwnSide(conversation.side, last.identity);
  return (
    <p aria-live="polite" className="sr-only">
      {isNew && wordsOf(last)}
    </p>
  );
}

function useAnnouncement(conversation: ChatListItem) {
  const { t } = useTranslation();
  const writerLabel = useWriterLabel(conversation);
  const modeText = useModeText(conversation);
  return (message: ChatMessage): string => {
    const { type, content, is_deleted } = message;
    if (type === 'mode') return modeText(message);
    if (type === 'level') return t('chat.levelReached', { name: conversation.nickname, level: content });
    if (type === 'milestone') return milestoneText(message, conversation.nickname, t);
    if (type === 'gift') {
      const isOwn = isOwnSide(conversation.side, message.identity);
      const giftText = isOwn ? t('chat.giftTextOwn') : t('chat.giftText', { name: writerLabel(message) });
      return [giftText, content].join(' ').trim();
    }
    return `${writerLabel(message)}: ${is_deleted ? t('preview.deleted') : shownWords(type, content)}`;
  };
}
