import type { ChatListItem, ChatMessage } from '@kindred/contract/chat/calls';
import type { PlayableMedia } from '@kindred/contract/chat/media-calls';
import { useQuery } from '@tanstack/react-query';
import { Gem } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { VoicePlayer } from '../../voice/voice-player.tsx';
import { LockedMedia } from './locked-media.tsx';
import { MediaGrid } from './media-grid.tsx';
import { messageMediaQuery } from './message-media.queries.ts';

type MessageMediaProps = { conversation: ChatListItem; message: ChatMessage };

/** There is something to show: also of what was unsent, to the fan who had bought it. */
export function hasMedia({ media }: ChatMessage): boolean {
  return media.length > 0;
}

/** The photos, videos or the voice note of a message, or what stands for them until they are bought. */
export function MessageMedia({ conversation, message }: MessageMediaProps) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(messageMediaQuery(message));
  const isOpen = message.price === null || message.is_sold || conversation.side === 'creator';
  // What was bought before this eye opens without a show.
  const [wasOpen] = useState(isOpen);
  if (message.is_deleted && conversation.side === 'creator')
    return <p className="mt-1 text-caption">{t('messageMedia.fanKeeps')}</p>;
  if (!isOpen) return <LockedMedia conversation={conversation} message={message} />;
  const items = data?.media ?? message.media.map(withoutAddress);
  const retry = () => void refetch();
  return (
    <div
      className={classNames('mb-1.5 overflow-hidden rounded-control', !wasOpen && data && 'animate-reveal')}
    >
      {message.type === 'voice' ? (
        items.map((item) => <VoicePlayer key={message.msg_id} item={item} onStale={retry} />)
      ) : (
        <MediaGrid msgId={message.msg_id} items={items} isSold={message.is_sold} onStale={retry} />
      )}
      {(error || data === null) && (
        <p role="alert" className="pt-1 text-caption">
          {t(error ? 'messageMedia.failed' : 'messageMedia.gone')}{' '}
          {error && (
            <button type="button" onClick={retry} className="underline underline-offset-2">
              {t('common.retry')}
            </button>
          )}
        </p>
      )}
      {message.price !== null && <PriceNote conversation={conversation} message={message} />}
    </div>
  );
}

function PriceNote({ conversation, message }: MessageMediaProps) {
  const { t } = useTranslation();
  const count = message.price ?? 0;
  const words =
    conversation.side === 'fan'
      ? t('messageMedia.yours')
      : message.is_sold
        ? t('messageMedia.boughtFor', { name: conversation.nickname, count })
        : t('messageMedia.offeredFor', { count });
  return (
    <p className="flex items-center gap-1.5 pt-1.5 font-medium text-caption">
      <Gem aria-hidden="true" className="size-3.5 shrink-0" />
      <span className="min-w-0 wrap-anywhere">{words}</span>
    </p>
  );
}

function withoutAddress(media: ChatMessage['media'][number]): PlayableMedia {
  return { ...media, url: '', image: '', sources: [], alt: '' };
}
