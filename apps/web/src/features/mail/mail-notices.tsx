import { useQuery } from '@tanstack/react-query';
import { MailX } from 'lucide-react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { DigestTimes } from './digest-times.tsx';
import { mailSettingsQuery } from './mail.queries.ts';
import { MailAddress } from './mail-address.tsx';
import { PaymentMails } from './payment-mails.tsx';

export function MailNotices() {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(mailSettingsQuery);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-112 rounded-card" />;
  if (data.is_available === 0 && data.state === 'none')
    return <EmptyState icon={<MailX />} title={t('mail.offTitle')} text={t('mail.offText')} />;
  return (
    <div className="flex flex-col gap-8">
      <p className="text-ink-soft">{t('mail.lead')}</p>
      <MailAddress settings={data} />
      {data.state !== 'none' && <DigestTimes settings={data} />}
      {data.is_available === 1 && <PaymentMails settings={data} />}
    </div>
  );
}
