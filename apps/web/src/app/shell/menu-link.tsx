import { useUser } from '../../features/users/users.queries.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths.ts';
import { CountBadge } from '../../ui/badge.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Link } from '../../ui/link.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import { isAt, type MenuItem } from './menu-items.ts';

type MenuLinkProps = { item: MenuItem; path: string; isCollapsed?: boolean };

/** One line of the menu; only its icon, with the name as a tooltip, when the side bar is collapsed. */
export function MenuLink({ item, path, isCollapsed = false }: MenuLinkProps) {
  const { t } = useTranslation();
  const isCurrent = isAt(item, path);
  const Icon = item.icon;
  const link = (
    <Link
      to={item.path}
      aria-label={isCollapsed ? t(item.title) : undefined}
      aria-current={isCurrent ? 'page' : undefined}
      className={classNames(
        'relative flex h-11 items-center gap-3.5 rounded-control text-body transition',
        isCollapsed ? 'w-11 justify-center' : 'w-full px-3.5',
        isCurrent
          ? 'bg-accent-soft font-semibold text-accent-ink'
          : 'font-medium text-ink-soft hover:bg-sunken hover:text-ink',
      )}
    >
      <Icon aria-hidden="true" className="size-5.5 shrink-0" strokeWidth={isCurrent ? 2.3 : 1.9} />
      {!isCollapsed && <span className="grow truncate">{t(item.title)}</span>}
      {item.path === paths.messages && <UnreadBadge corner={isCollapsed ? 'top-0.5' : undefined} />}
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

/** Unread messages over all conversations; in the corner of an icon where there is no line for it. */
export function UnreadBadge({ corner }: { corner?: 'top-0.5' | 'top-2.5' | undefined }) {
  const { t } = useTranslation();
  const unread = useUser()?.unread ?? 0;
  return (
    <CountBadge
      count={unread}
      label={t('nav.unread', { count: unread })}
      className={classNames(corner && 'absolute left-1/2 ring-2 ring-canvas', corner)}
    />
  );
}
