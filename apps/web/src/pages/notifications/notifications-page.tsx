import type { UnreadCounts } from '@kindred/contract/notifications/calls';
import { type NotificationKind, notificationKinds } from '@kindred/contract/notifications/limits';
import { CheckCheck } from 'lucide-react';
import { NotificationsList } from '../../features/notifications/notifications-list.tsx';
import { useReadNotifications } from '../../features/notifications/use-read-notifications.ts';
import { useUnreadNotifications } from '../../features/notifications/use-unread-notifications.ts';
import { useUser } from '../../features/users/users.queries.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Button } from '../../ui/controls/button.tsx';
import { CountBadge } from '../../ui/feedback/badge.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Tabs } from '../../ui/layout/tabs.tsx';

const kinds = Object.keys(notificationKinds) as NotificationKind[];

/** What happened to me. A creator may look at one kind alone; a fan's are few. */
export function NotificationsPage() {
  const { t } = useTranslation();
  const isCreator = useUser()?.is_creator === 1;
  const unread = useUnreadNotifications();
  return (
    <Page title={t('nav.notifications')} actions={<ReadAll />}>
      {isCreator ? (
        <Tabs
          label={t('notifications.kinds')}
          tabs={kinds.map((kind) => ({
            value: kind,
            label: t(`notifications.${kind}`),
            badge: <UnreadBadge count={unreadOf(kind, unread)} />,
            content: <NotificationsList kind={kind} />,
          }))}
        />
      ) : (
        <NotificationsList kind="all" />
      )}
    </Page>
  );
}

/** What is about posts and what the house says is counted by itself; the rest is in the badge of the menu. */
function unreadOf(kind: NotificationKind, { link_total, system_total }: UnreadCounts): number {
  if (kind === 'posts') return link_total;
  return kind === 'news' ? system_total : 0;
}

function UnreadBadge({ count }: { count: number }) {
  const { t } = useTranslation();
  return <CountBadge count={count} label={t('notifications.unreadOf', { count })} className="ms-2" />;
}

function ReadAll() {
  const { t } = useTranslation();
  const { unread_total: unread } = useUnreadNotifications();
  const reading = useReadNotifications();
  if (unread === 0) return null;
  return (
    <Button
      variant="quiet"
      size="small"
      className="max-md:h-11"
      isLoading={reading.isPending}
      onClick={() => reading.mutate(undefined)}
    >
      <CheckCheck aria-hidden="true" className="size-4.5" />
      {t('notifications.readAll')}
    </Button>
  );
}
