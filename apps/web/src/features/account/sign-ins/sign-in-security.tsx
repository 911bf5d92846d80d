import { useQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { formatDate } from '../../../lib/format/format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { CardSection, CardSectionRow } from '../../../ui/layout/card-section.tsx';
import { StepUpReturn } from '../../users/step-up/step-up-return.tsx';
import { TotpSection } from '../../users/totp/totp-section.tsx';
import { useUser } from '../../users/users.queries.ts';
import { accountQuery } from '../account.queries.ts';
import { DeviceList } from './device-list.tsx';

export function SignInSecurity() {
  const { t } = useTranslation();
  return (
    <div className="flex flex-col gap-8">
      <div className="flex items-start gap-4 rounded-card bg-positive-soft p-5">
        <ShieldCheck aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-positive" />
        <div>
          <h3 className="font-semibold text-lead">{t('prefs.security.noPassword')}</h3>
          <p className="mt-1 text-ink-soft">{t('prefs.security.noPasswordText')}</p>
        </div>
      </div>
      <StepUpReturn onConfirmed={() => toast('success', t('stepUp.confirmed'))} />
      <Identities />
      <TotpSection />
      <DeviceList />
    </div>
  );
}

function Identities() {
  const { t } = useTranslation();
  const user = useUser();
  const { data: account, error, refetch } = useQuery(accountQuery);
  if (error && !account) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!account) return <Skeleton className="h-24 rounded-card" />;
  return (
    <CardSection title={t('prefs.security.identities')}>
      {account.identities.map(({ provider, linked_time }) => (
        <CardSectionRow
          key={provider}
          label={t('prefs.security.linked', { date: formatDate(linked_time) })}
          value={[t(`prefs.security.${provider}`), user?.email].filter(Boolean).join(' · ')}
        />
      ))}
      {account.identities.length === 0 && (
        <p className="py-4 text-ink-soft">{t('prefs.security.noIdentity')}</p>
      )}
    </CardSection>
  );
}
