import { useQuery } from '@tanstack/react-query';
import { formatDate } from '../../../lib/format/format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { CardSection, CardSectionRow } from '../../../ui/layout/card-section.tsx';
import { useUser } from '../../users/users.queries.ts';
import { accountQuery } from '../account.queries.ts';
import { AppearanceChoice } from './appearance-choice.tsx';
import { CopyButton } from './copy-button.tsx';
import { PersonForm } from './person-form.tsx';
import { TimeZoneChoice } from './time-zone-choice.tsx';

export function AccountInfo() {
  const { t } = useTranslation();
  const user = useUser();
  const { data: account, error, refetch } = useQuery(accountQuery);
  if (error && !account) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!user || !account) return <AccountSkeleton />;
  return (
    <div className="flex flex-col gap-8">
      <PersonForm user={user} />
      <CardSection title={t('prefs.account.details')}>
        <CardSectionRow
          label={t('prefs.account.email')}
          value={
            <>
              <span className="block break-all">{user.email || t('prefs.account.noEmail')}</span>
              <span className="block font-normal text-caption text-ink-faint">
                {t('prefs.account.emailHint')}
              </span>
            </>
          }
        />
        <CardSectionRow
          label={t('prefs.account.userId')}
          value={<span className="tabular-nums">{user.user_id}</span>}
          action={<CopyButton text={user.user_id} label={t('prefs.account.copyId')} />}
        />
        <CardSectionRow label={t('prefs.account.since')} value={formatDate(account.created_time)} />
      </CardSection>
      <TimeZoneChoice current={account.timezone} />
      <AppearanceChoice />
    </div>
  );
}

function AccountSkeleton() {
  return (
    <div className="flex flex-col gap-8">
      <Skeleton className="h-64 rounded-card" />
      <Skeleton className="h-52 rounded-card" />
      <Skeleton className="h-40 rounded-card" />
    </div>
  );
}
