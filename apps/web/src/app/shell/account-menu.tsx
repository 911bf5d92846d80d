import type { UserData } from '@kindred/contract/users/calls';
import { LogOut } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { logOutDialog } from '../../features/users/log-out.dialog.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { lazyWithRetry } from '../../lib/react/lazy-with-retry.ts';
import { classNames } from '../../ui/class-names.ts';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { openDialog } from '../../ui/overlay/dialogs.ts';
import { AccountButton } from './account-button.tsx';

const ChatModeButton = lazy(
  lazyWithRetry(() => import('./chat-mode-button.tsx').then((m) => ({ default: m.ChatModeButton }))),
);

export function AccountMenu({ user, isCollapsed }: { user: UserData; isCollapsed: boolean }) {
  const { t } = useTranslation();
  const isCreator = user.is_creator === 1;
  return (
    <div
      className={classNames(
        'flex flex-col gap-2',
        isCollapsed ? 'items-center' : 'rounded-card bg-sunken p-2.5',
      )}
    >
      {isCreator && (
        <Suspense fallback={<span className={isCollapsed ? 'size-11' : 'h-11'} />}>
          <ChatModeButton mode={user.chat_mode} isCollapsed={isCollapsed} />
        </Suspense>
      )}
      <div className={classNames('flex items-center gap-2.5', isCollapsed && 'flex-col')}>
        <AccountButton user={user} isCollapsed={isCollapsed} />
        <IconButton
          label={t('nav.logout')}
          tooltipSide={isCollapsed ? 'right' : 'top'}
          icon={<LogOut className="size-5" />}
          aria-haspopup="dialog"
          onClick={() => void openDialog(logOutDialog, {})}
        />
      </div>
    </div>
  );
}
