import { useQuery } from '@tanstack/react-query';
import { ReceiptView } from '../../features/wallet/receipts/receipt-view.tsx';
import { receiptQuery } from '../../features/wallet/wallet.queries.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import type { PageProps } from '../../lib/navigation/page-props.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { BackButton } from '../../ui/layout/back-button.tsx';
import { Page } from '../../ui/layout/page.tsx';

export function ReceiptPage({ params }: PageProps) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(receiptQuery(params.id ?? ''));
  const list = paths.setting('payments/transactionHistory');
  return (
    <Page title={t('nav.receipt')} lead={<BackButton fallback={list} />}>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton className="h-96 rounded-card" />}
      {data && <ReceiptView receipt={data} />}
    </Page>
  );
}
