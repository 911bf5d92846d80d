import type { UnreadCounts } from '@kindred/contract/notifications/calls';
import { type NotificationKind, notificationKinds } from '@kindred/contract/notifications/limits';
import { CheckCheck, Settings } from 'lucide-react';
import { NoticeSwitches } from '../../features/account/notices/notice-switches.tsx';
import { DistressAlert } from '../../features/inbox/list/distress-alert.tsx';
import { NotificationsList } from '../../features/notifications/notifications-list.tsx';
import { useReadNotifications } from '../../features/notifications/use-read-notifications.ts';
import { useUnreadNotifications } from '../../features/notifications/use-unread-notifications.ts';
import { useUser } from '../../features/users/users.queries.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { useMediaQuery } from '../../lib/react/use-media-query.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { CountBadge } from '../../ui/feedback/badge.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Panes } from '../../ui/layout/panes.tsx';
import { SectionNav } from '../../ui/layout/section-nav.tsx';
import { Tabs } from '../../ui/layout/tabs.tsx';

/** As `xl` of the panes. */
const roomForPanes = '(min-width: 80rem)';

const kinds = Object.keys(notificationKinds) as NotificationKind[];

export function NotificationsPage() {
  const { t } = useTranslation();
  const isCreator = useUser()?.is_creator === 1;
  const unread = useUnreadNotifications();
  const isBeside = useMediaQuery(roomForPanes);
  const list = isCreator ? (
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
  );
  return (
    <Page title={t('nav.notifications')} actions={<Actions isBeside={isBeside} />} isWide={isBeside}>
      <DistressAlert />
      {isBeside ? <Panes lead={list} aside={<NoticeChoices />} /> : list}
    </Page>
  );
}

function Actions({ isBeside }: { isBeside: boolean }) {
  const { t } = useTranslation();
  return (
    <>
      <ReadAll />
      {!isBeside && (
        <Link
          to={paths.setting('notices/siteNotifications')}
          aria-label={t('notifications.settings')}
          className="-me-2 grid size-11 shrink-0 place-items-center rounded-full text-ink-soft hover:bg-sunken hover:text-ink"
        >
          <Settings aria-hidden="true" className="size-5.5" />
        </Link>
      )}
    </>
  );
}

function NoticeChoices() {
  const { t } = useTranslation();
  return (
    <aside aria-label={t('notifications.settings')} className="flex flex-col gap-6">
      <NoticeSwitches channel="site" level={2} />
      <SectionNav
        label={t('notifications.elsewhere')}
        path={undefined}
        links={[
          { path: paths.setting('notices/pushNotifications'), label: t('notifications.onDevices') },
          { path: paths.setting('notices/emailNotifications'), label: t('notifications.byMail') },
        ]}
      />
    </aside>
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
      <span className="max-sm:sr-only">{t('notifications.readAll')}</span>
    </Button>
  );
}
