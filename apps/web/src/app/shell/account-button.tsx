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

/** The face in the narrow side bar; opens what the wide one shows around it. */
export function AccountButton({ user }: { user: UserData }) {
  const [isAsked, setAsked] = useState(false);
  if (!isAsked) return <Trigger user={user} onClick={() => setAsked(true)} />;
  const trigger = <Trigger user={user} />;
  return (
    <Suspense fallback={trigger}>
      <AccountPopover user={user} trigger={trigger} />
    </Suspense>
  );
}

function Trigger({ user, ...props }: { user: UserData } & ComponentProps<'button'>) {
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
