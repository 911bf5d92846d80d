import { useUnreadNotifications } from '../../../features/notifications/use-unread-notifications.ts';
import { useUser } from '../../../features/users/users.queries.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { usePathFact } from '../../../lib/navigation/navigation.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Link } from '../../../ui/controls/link.tsx';
import { Tooltip } from '../../../ui/controls/tooltip.tsx';
import { CountBadge } from '../../../ui/feedback/badge.tsx';
import { useReselect } from '../use-reselect.ts';
import { isAt, type MenuItem } from './menu-items.ts';

type MenuLinkProps = { item: MenuItem; isCollapsed?: boolean };

/** One line of the menu; only its icon, with the name as a tooltip, when the side bar is collapsed. */
export function MenuLink({ item, isCollapsed = false }: MenuLinkProps) {
  const { t } = useTranslation();
  // At once, while the page is still on its way.
  const isCurrent = usePathFact((path) => isAt(item, path));
  const Icon = item.icon;
  const reselect = useReselect(item.path);
  const link = (
    <Link
      to={item.path}
      onClick={reselect}
      aria-label={isCollapsed ? t(item.title) : undefined}
      aria-current={isCurrent ? 'page' : undefined}
      className={classNames(
        'relative flex h-11 items-center gap-3.5 rounded-control text-body transition md:short:h-8',
        isCollapsed ? 'w-11 justify-center' : 'w-full px-3.5',
        isCurrent
          ? 'bg-sunken font-semibold text-ink'
          : 'font-medium text-ink-soft hover:bg-sunken hover:text-ink',
      )}
    >
      <Icon aria-hidden="true" className="size-5.5 shrink-0" strokeWidth={isCurrent ? 2.3 : 1.9} />
      {!isCollapsed && <span className="grow truncate">{t(item.title)}</span>}
      <ItemBadge item={item} corner={isCollapsed ? 'side' : undefined} />
    </Link>
  );
  return isCollapsed ? (
    <Tooltip text={t(item.title)} side="right">
      {link}
    </Tooltip>
  ) : (
    link
  );
}

/** Where a badge stands on its icon: in the narrow side bar at the link's edge, as what stands out of the bar is cut. */
type Corner = keyof typeof corners;

const corners = { side: 'end-0 top-0.5 short:-top-1', bottom: 'start-[calc(50%+0.25rem)] top-2.5' };

export function ItemBadge({ item, corner }: { item: MenuItem; corner?: Corner | undefined }) {
  if (item.path === paths.messages) return <MessagesBadge corner={corner} />;
  if (item.path === paths.notifications) return <NotificationsBadge corner={corner} />;
  return null;
}

function MessagesBadge({ corner }: { corner: Corner | undefined }) {
  const { t } = useTranslation();
  const count = useUser()?.unread ?? 0;
  return (
    <CountBadge
      count={count}
      label={t('nav.unread', { count })}
      isSmall={corner !== undefined}
      className={badgeClass(corner)}
    />
  );
}

function NotificationsBadge({ corner }: { corner: Corner | undefined }) {
  const { t } = useTranslation();
  const { unread_total: count } = useUnreadNotifications();
  return (
    <CountBadge
      count={count}
      label={t('nav.unreadNews', { count })}
      isSmall={corner !== undefined}
      className={badgeClass(corner)}
    />
  );
}

function badgeClass(corner: Corner | undefined): string | undefined {
  return corner && `absolute ring-2 ring-canvas ${corners[corner]}`;
}
