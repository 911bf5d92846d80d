import type { ChatListItem } from '@kindred/contract/chat/calls';
import { goldLevel, markedLevel } from '@kindred/contract/chat/intimacy';
import { BellOff, Heart, Pin } from 'lucide-react';
import { timeAgo } from '../../../lib/format/relative-time.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Link } from '../../../ui/controls/link.tsx';
import { CountBadge } from '../../../ui/feedback/badge.tsx';
import { Face } from '../../../ui/media/face.tsx';
import { VerifiedName } from '../../../ui/text/verified-name.tsx';
import { chatTitle } from '../chat-title.ts';
import { conversationPath } from '../conversation-id.ts';
import { peerName } from '../peer-name.ts';
import { previewText } from '../preview-text.ts';

export function ConversationLink({ item, isCurrent }: { item: ChatListItem; isCurrent: boolean }) {
  const { t } = useTranslation();
  const isUnread = item.unread > 0 || item.is_marked_unread === 1;
  const title = chatTitle(item);
  return (
    <Link
      to={conversationPath(item)}
      data-conversation=""
      aria-current={isCurrent ? 'page' : undefined}
      className={classNames(
        'flex items-center gap-3 rounded-card px-3 py-3 transition hover:bg-sunken',
        isCurrent && 'bg-sunken hover:bg-sunken',
      )}
    >
      <Face src={item.avatar} name={peerName(item)} isOnline={item.online_status === 1} className="size-12" />
      <span className="min-w-0 grow">
        <span className="flex items-baseline justify-between gap-2">
          <VerifiedName name={peerName(item)} label={item.is_blue_label} />
          <Marks item={item} />
          <time dateTime={item.updated_time} className="shrink-0 text-caption text-ink-faint">
            {timeAgo(item.updated_time)}
          </time>
        </span>
        {title !== '' && (
          <span dir="auto" className="block truncate text-caption text-ink-soft">
            {title}
          </span>
        )}
        <span className="flex items-center justify-between gap-2">
          <span
            dir="auto"
            className={classNames(
              'truncate [text-align:match-parent]',
              isUnread ? 'font-medium text-ink' : 'text-ink-soft',
            )}
          >
            {previewText(item)}
          </span>
          {item.unread === 0 && isUnread && <UnreadDot />}
          <CountBadge
            count={item.unread}
            label={t('nav.unread', { count: item.unread })}
            className={classNames('shrink-0', item.notifications_off === 1 && 'bg-ink-faint')}
          />
        </span>
      </span>
    </Link>
  );
}

function Marks({ item }: { item: ChatListItem }) {
  const { t } = useTranslation();
  return (
    <span className="flex grow gap-1 self-center text-ink-faint [&>svg]:size-3.5">
      {item.is_pinned === 1 && <Pin role="img" aria-label={t('inbox.isPinned')} />}
      {item.side === 'creator' && item.intimacy.level >= markedLevel && (
        <Heart
          role="img"
          aria-label={t('inbox.isFamiliar', { level: item.intimacy.level })}
          className={
            item.intimacy.level === goldLevel ? 'fill-warning text-warning' : 'fill-heart-soft text-heart-ink'
          }
        />
      )}
      {item.notifications_off === 1 && <BellOff role="img" aria-label={t('inbox.isMuted')} />}
    </span>
  );
}

function UnreadDot() {
  const { t } = useTranslation();
  return (
    <span className="size-2.5 shrink-0 rounded-full bg-heart">
      <span className="sr-only">{t('inbox.isUnread')}</span>
    </span>
  );
}
