import type { ChatListItem, ChatMessage } from '@kindred/contract/chat/calls';
import { Check, CheckCheck, Sparkles, ThumbsDown, ThumbsUp } from 'lucide-react';
import { formatClock } from '../../../lib/format/format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { isOwnSide } from '../../inbox/conversation-updates.ts';
import { useWriterLabel } from './use-writer-label.ts';

type MessageMetaProps = { conversation: ChatListItem; message: ChatMessage };

export function MessageMeta({ conversation, message }: MessageMetaProps) {
  const { t } = useTranslation();
  const label = useWriterLabel(conversation)(message);
  const isOwn = isOwnSide(conversation.side, message.identity);
  const isByHand = message.identity === conversation.side;
  return (
    <p className="mt-1 flex items-center gap-1.5 text-[0.75rem]/tight text-ink-soft">
      {message.identity === 'ai' && <Sparkles aria-hidden="true" className="size-3 shrink-0 text-lamp-ink" />}
      <span className={isByHand ? 'sr-only' : 'truncate'}>{label}</span>
      {!isByHand && <span aria-hidden="true">·</span>}
      <time dateTime={message.created_time} className="shrink-0 tabular-nums">
        {formatClock(message.created_time)}
      </time>
      {message.edited_time !== null && !message.is_deleted && (
        <>
          <span aria-hidden="true">·</span>
          <span className="shrink-0">{t('chat.edited')}</span>
        </>
      )}
      {message.is_stopped && !message.is_deleted && (
        <>
          <span aria-hidden="true">·</span>
          <span className="shrink-0">{t('chat.stopped')}</span>
        </>
      )}
      {message.rating !== 0 && !message.is_deleted && <Thumb rating={message.rating} />}
      {isOwn && !message.is_deleted && (
        <Receipt isRead={message.receiptStatus === 2 || message.seq <= conversation.peer_read_seq} />
      )}
    </p>
  );
}

function Thumb({ rating }: { rating: number }) {
  const { t } = useTranslation();
  const Icon = rating === 1 ? ThumbsUp : ThumbsDown;
  const label = t(rating === 1 ? 'chat.ratedGood' : 'chat.ratedBad');
  return <Icon role="img" aria-label={label} className="size-3.5 shrink-0" />;
}

function Receipt({ isRead }: { isRead: boolean }) {
  const { t } = useTranslation();
  const Icon = isRead ? CheckCheck : Check;
  return <Icon role="img" aria-label={t(isRead ? 'chat.read' : 'chat.sent')} className="size-3.5 shrink-0" />;
}
