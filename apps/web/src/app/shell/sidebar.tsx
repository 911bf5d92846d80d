import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { useUser } from '../../features/users/users.queries.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { classNames } from '../../ui/class-names.ts';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { Brand } from '../../ui/layout/brand.tsx';
import { AccountMenu } from './account-menu.tsx';
import { sideItems } from './menu/menu-items.ts';
import { MenuLink } from './menu/menu-link.tsx';
import { NewPostLink } from './new-post-link.tsx';
import { useSidebar } from './use-sidebar.ts';

/** The menu beside the page: 266 px wide, or 56 px of icons. */
export function Sidebar({ path }: { path: string }) {
  const { t } = useTranslation();
  const user = useUser();
  const { isCollapsed, isForced, toggle } = useSidebar(path);
  return (
    <aside
      aria-label={t('nav.menu')}
      className={classNames(
        'group/bar sticky top-(--offline-line) z-bar hidden h-[calc(100dvh-var(--offline-line))] shrink-0 flex-col gap-2 py-4 transition-[width] duration-200 ease-calm md:flex',
        isCollapsed ? 'w-14 items-center' : 'w-[266px] pe-4',
      )}
    >
      <header
        className={classNames('flex items-center', isCollapsed ? 'flex-col gap-1' : 'justify-between ps-3.5')}
      >
        <Brand isMark={isCollapsed} />
        {!isForced && <CollapseButton isCollapsed={isCollapsed} onToggle={toggle} />}
      </header>
      <nav
        aria-label={t('nav.main')}
        className={classNames('mt-2 flex min-h-0 flex-col', isCollapsed && 'items-center')}
      >
        <ul
          className={classNames(
            'flex min-h-0 flex-col gap-1 overflow-y-auto short:gap-0',
            isCollapsed && '[scrollbar-width:none]',
          )}
        >
          {sideItems(user).map((item) => (
            <li key={item.path}>
              <MenuLink item={item} isCollapsed={isCollapsed} />
            </li>
          ))}
        </ul>
        {user?.is_creator === 1 && <NewPostLink isCollapsed={isCollapsed} />}
      </nav>
      {/* All of it at once: how high the account stands depends on whose it is. */}
      {user && (
        <div className="mt-auto">
          <AccountMenu user={user} isCollapsed={isCollapsed} />
        </div>
      )}
    </aside>
  );
}

function CollapseButton({ isCollapsed, onToggle }: { isCollapsed: boolean; onToggle: () => void }) {
  const { t } = useTranslation();
  return (
    <IconButton
      label={t(isCollapsed ? 'nav.expand' : 'nav.collapse')}
      tooltipSide={isCollapsed ? 'right' : 'bottom'}
      icon={isCollapsed ? <PanelLeftOpen className="size-5" /> : <PanelLeftClose className="size-5" />}
      className="on-demand"
      onClick={onToggle}
    />
  );
}
