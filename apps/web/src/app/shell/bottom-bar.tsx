import { Plus } from 'lucide-react';
import { useUser } from '../../features/users/users.queries.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { usePathFact } from '../../lib/navigation/navigation.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { classNames } from '../../ui/class-names.ts';
import { Link } from '../../ui/controls/link.tsx';
import { Avatar } from '../../ui/media/avatar.tsx';
import { openDialog } from '../../ui/overlay/dialogs.ts';
import { menuDrawer } from './menu/menu.dialog.ts';
import { bottomItems, isAt, type MenuItem } from './menu/menu-items.ts';
import { ItemBadge } from './menu/menu-link.tsx';
import { useReselect } from './use-reselect.ts';

/** Whether a page has the bar below it on phones: inside a conversation the place belongs to the composer. */
export function hasBottomBar(path: string): boolean {
  return !path.startsWith(`${paths.messages}/`);
}

/** The menu of phones in five places: the last opens a drawer with the rest, a creator's fourth leads to a new post. */
export function BottomBar({ path }: { path: string }) {
  const { t } = useTranslation();
  const user = useUser();
  if (!hasBottomBar(path)) return null;
  const isCreator = user?.is_creator === 1;
  return (
    <nav
      aria-label={t('nav.main')}
      className="fixed inset-x-0 bottom-0 z-bar border-line border-t bg-surface pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      <ul className="grid h-15 grid-cols-5">
        {bottomItems(isCreator).map((item) => (
          <li key={item.path} className="grid">
            <BarLink item={item} />
          </li>
        ))}
        {isCreator && (
          <li className="grid place-items-center">
            <Link
              to={paths.createPost}
              aria-label={t('nav.newPost')}
              className="grid size-11 place-items-center rounded-full bg-action text-on-action"
            >
              <Plus aria-hidden="true" className="size-6" />
            </Link>
          </li>
        )}
        <li className="grid">
          <button
            type="button"
            aria-label={t('nav.menu')}
            aria-haspopup="dialog"
            onClick={() => void openDialog(menuDrawer, {})}
            className="grid place-items-center"
          >
            <Avatar src={user?.avatar ?? ''} name={user?.nickname ?? ''} size="small" />
          </button>
        </li>
      </ul>
    </nav>
  );
}

function BarLink({ item }: { item: MenuItem }) {
  const { t } = useTranslation();
  // At once, while the page is still on its way.
  const isCurrent = usePathFact((path) => isAt(item, path));
  const reselect = useReselect(item.path);
  return (
    <Link
      to={item.path}
      onClick={reselect}
      aria-label={t(item.title)}
      aria-current={isCurrent ? 'page' : undefined}
      className={classNames('relative grid place-items-center', isCurrent ? 'text-ink' : 'text-ink-soft')}
    >
      <item.icon aria-hidden="true" className="size-6" strokeWidth={isCurrent ? 2.4 : 1.9} />
      <ItemBadge item={item} corner="bottom" />
    </Link>
  );
}
