import type { Notification } from '@kindred/contract/notifications/calls';
import { timeAgoInWeeks } from '../../lib/format/relative-time.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { classNames } from '../../ui/class-names.ts';
import { Link } from '../../ui/controls/link.tsx';
import { NotificationIcon } from './notification-icon.tsx';
import { notificationTarget } from './notification-target.ts';
import { afterName, nameless, notificationText } from './notification-text.ts';
import { openNotification } from './open-notification.ts';
import { PostPicture } from './post-picture.tsx';

type NotificationRowProps = { notification: Notification; onOpen: () => void };

export function NotificationRow({ notification, onOpen }: NotificationRowProps) {
  const target = notificationTarget(notification);
  const className = classNames(
    'flex min-h-18 w-full items-center gap-4 rounded-card px-3 py-3 text-start transition hover:bg-sunken',
    !notification.is_read && 'bg-surface',
  );
  if (target.kind === 'path') {
    return (
      <Link to={target.to} onClick={onOpen} className={className}>
        <RowContent notification={notification} />
      </Link>
    );
  }
  const open = () => {
    onOpen();
    openNotification(notification);
  };
  return (
    <button type="button" aria-haspopup="dialog" onClick={open} className={className}>
      <RowContent notification={notification} />
    </button>
  );
}

function RowContent({ notification }: { notification: Notification }) {
  const { t } = useTranslation();
  const { character, topic, time, is_read, diary } = notification;
  const quote = notification.reply_content[0];
  return (
    <>
      <NotificationIcon notification={notification} />
      <span className="min-w-0 grow">
        <span className="block">
          <span className="font-semibold">{character || nameless(topic, t)}</span>
          <span className="text-ink-soft">{afterName(notificationText(notification, t))}</span>
        </span>
        {quote && (
          <bdi className="wrap-anywhere line-clamp-2 text-ink">
            {t('notifications.quoted', { text: quote })}
          </bdi>
        )}
        <time dateTime={time} className="block text-caption text-ink-faint">
          {timeAgoInWeeks(time)}
        </time>
      </span>
      {diary?.image && <PostPicture notification={notification} />}
      {!is_read && (
        <span className="size-2.5 shrink-0 rounded-full bg-heart forced-colors:bg-[Highlight]">
          <span className="sr-only">{t('notifications.unread')}</span>
        </span>
      )}
    </>
  );
}
