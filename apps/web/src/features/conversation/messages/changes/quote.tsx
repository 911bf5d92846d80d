import type { ChatListItem, ChatMessage } from '@kindred/contract/chat/calls';
import { useContext } from 'react';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { shownWords } from '../../../inbox/preview-text.ts';
import { MessageActionsContext } from '../message-actions.ts';
import { useWriterLabel } from '../use-writer-label.ts';
import { useQuotedMessage } from './use-quoted-message.ts';

type QuoteProps = { conversation: ChatListItem; seq: number };

/** The message that is answered, in two lines; a click leads there. */
export function Quote({ conversation, seq }: QuoteProps) {
  const { t } = useTranslation();
  const { onJump } = useContext(MessageActionsContext);
  const quoted = useQuotedMessage(conversation, seq);
  const writerLabel = useWriterLabel(conversation);
  return (
    <button
      type="button"
      onClick={() => onJump(seq)}
      className="mb-1.5 block w-full min-w-32 border-current border-s-2 py-0.5 ps-2.5 text-start text-caption"
    >
      <span className="sr-only">{t('chat.answers')} </span>
      <span className="block truncate font-semibold">{quoted ? writerLabel(quoted) : t('chat.earlier')}</span>
      <span dir="auto" className="line-clamp-1 wrap-anywhere">
        {quoted ? <QuotedWords message={quoted} /> : quoted === null ? t('chat.earlierGone') : '…'}
      </span>
    </button>
  );
}

export function QuotedWords({ message }: { message: ChatMessage }) {
  const { t } = useTranslation();
  if (message.is_deleted) return <em>{t('preview.deleted')}</em>;
  return shownWords(message.type, message.content);
}
