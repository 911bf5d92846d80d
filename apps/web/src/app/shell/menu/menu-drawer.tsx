import { useUser } from '../../../features/users/users.queries.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { AppearanceButtons } from '../../../ui/form/appearance-buttons.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { Diamonds } from '../../../ui/text/money.tsx';
import { AccountMenu } from '../account-menu.tsx';
import { NewPostLink } from '../new-post-link.tsx';
import { bottomItems, menuItems } from './menu-items.ts';
import { MenuLink } from './menu-link.tsx';

/** On phones: every place that has none in the bar below. */
export function MenuDrawer() {
  const { t } = useTranslation();
  const user = useUser();
  const isCreator = user?.is_creator === 1;
  const shown = bottomItems(isCreator);
  const items = menuItems(user).filter((item) => !shown.includes(item));
  return (
    <Dialog title={t('nav.menu')}>
      <ul className="-mx-2 flex flex-col gap-1">
        {items.map((item) => (
          <li key={item.path}>
            <MenuLink item={item} />
          </li>
        ))}
      </ul>
      {isCreator && <NewPostLink isCollapsed={false} />}
      <div className="my-3 flex items-center justify-between">
        <AppearanceButtons />
        {user && <Diamonds amount={user.diamond} />}
      </div>
      {user && <AccountMenu user={user} isCollapsed={false} />}
    </Dialog>
  );
}
