import { useInfiniteQuery } from '@tanstack/react-query';
import { Gem } from 'lucide-react';
import { timeAgo } from '../../../../lib/format/relative-time.ts';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { paths } from '../../../../lib/navigation/paths.ts';
import { Link } from '../../../../ui/controls/link.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { LoadMoreList } from '../../../../ui/layout/load-more-list.tsx';
import { Diamonds } from '../../../../ui/text/money.tsx';
import { VoicePlayer } from '../../voice/voice-player.tsx';
import { MediaGrid } from './media-grid.tsx';
import { type BoughtMessage, boughtMessagesQuery } from './message-media.queries.ts';

/** All that I bought in messages, also where the message was unsent. */
export function BoughtList() {
  const { t } = useTranslation();
  const bought = useInfiniteQuery(boughtMessagesQuery);
  const refresh = () => void bought.refetch();
  return (
    <LoadMoreList
      query={bought}
      skeleton={<Skeleton className="h-56" />}
      empty={
        <EmptyState
          icon={<Gem />}
          title={t('messageMedia.boughtNone')}
          text={t('messageMedia.boughtNoneText')}
        />
      }
    >
      {(items) => (
        <ul className="flex flex-col gap-6">
          {items.map((item) => (
            <li key={item.msg_id}>
              <Bought item={item} onStale={refresh} />
            </li>
          ))}
        </ul>
      )}
    </LoadMoreList>
  );
}

function Bought({ item, onStale }: { item: BoughtMessage; onStale: () => void }) {
  const isVoice = item.media[0]?.type === 'audio';
  return (
    <article className="flex flex-col gap-1.5">
      <p className="flex items-baseline justify-between gap-3">
        <Link
          to={paths.conversation(item.char_id, null, item.chat_no)}
          className="truncate rounded font-semibold hover:underline"
        >
          {item.name}
        </Link>
        <span className="flex shrink-0 items-baseline gap-2 text-caption text-ink-soft">
          <Diamonds amount={item.price} />
          <time dateTime={item.bought_time}>{timeAgo(item.bought_time)}</time>
        </span>
      </p>
      {isVoice ? (
        item.media.map((media) => <VoicePlayer key={item.msg_id} item={media} onStale={onStale} />)
      ) : (
        <MediaGrid msgId={item.msg_id} items={item.media} isSold onStale={onStale} />
      )}
      {item.content !== '' && (
        <p dir="auto" className="wrap-anywhere text-ink-soft">
          {item.content}
        </p>
      )}
    </article>
  );
}
