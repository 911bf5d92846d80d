import type { UserData } from '@kindred/contract/users/calls';
import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { noAnswer } from '../../lib/call/call-errors.ts';
import { errorText } from '../../lib/call/error-text.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { lazyWithRetry } from '../../lib/react/lazy-with-retry.ts';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { Avatar } from '../../ui/media/avatar.tsx';

// The popover's code comes with the first click.
const AccountPopover = lazy(
  lazyWithRetry(
    () => import('./account-popover.tsx').then((m) => ({ default: m.AccountPopover })),
    () => toast('error', errorText(noAnswer())),
  ),
);

type AccountButtonProps = { user: UserData; isCollapsed: boolean };

/** The viewer's face, and beside it their name where there is room; opens profile, language and theme. */
export function AccountButton({ user, isCollapsed }: AccountButtonProps) {
  const [isAsked, setAsked] = useState(false);
  const Trigger = isCollapsed ? FaceTrigger : NameTrigger;
  if (!isAsked) return <Trigger user={user} onClick={() => setAsked(true)} />;
  const trigger = <Trigger user={user} />;
  return (
    <Suspense fallback={trigger}>
      <AccountPopover user={user} trigger={trigger} side={isCollapsed ? 'right' : 'top'} />
    </Suspense>
  );
}

type TriggerProps = { user: UserData } & ComponentProps<'button'>;

function FaceTrigger({ user, ...props }: TriggerProps) {
  const { t } = useTranslation();
  return (
    <IconButton
      {...props}
      label={t('nav.account', { name: user.nickname })}
      tooltipSide="right"
      aria-haspopup="dialog"
      icon={<Avatar src={user.avatar} name={user.nickname} className="size-10" />}
    />
  );
}

function NameTrigger({ user, ...props }: TriggerProps) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      aria-label={t('nav.account', { name: user.nickname })}
      aria-haspopup="dialog"
      {...props}
      className="flex min-w-0 grow items-center gap-2.5 rounded-control text-start"
    >
      <Avatar src={user.avatar} name={user.nickname} className="size-10" />
      <span className="min-w-0 grow">
        <span dir="auto" className="block truncate font-semibold [text-align:match-parent]">
          {user.nickname}
        </span>
        {user.is_creator === 1 && (
          <span className="block truncate text-caption text-ink-soft">@{user.char_unique_id}</span>
        )}
      </span>
    </button>
  );
}
