import { useQuery } from '@tanstack/react-query';
import { CreditCard } from 'lucide-react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { CardSection } from '../../../ui/layout/card-section.tsx';
import { paymentMethodsQuery } from '../wallet.queries.ts';
import { PaymentMethodRow } from './payment-method-row.tsx';
import { useAddMethod } from './use-payment-methods.ts';

/** The cards that are saved with the payment provider: which one renewals are charged to, and each can go. */
export function PaymentMethods() {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(paymentMethodsQuery);
  return (
    <CardSection title={t('methods.title')} level={2} hint={t('methods.hint')}>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton className="my-3 h-14" />}
      {data?.list.length === 0 && (
        <p className="flex items-center gap-3 py-4 text-ink-soft">
          <CreditCard aria-hidden="true" className="size-5 shrink-0" />
          {t(data.can_save ? 'methods.none' : 'methods.elsewhere')}
        </p>
      )}
      {data && data.list.length > 0 && (
        <ul className="divide-y divide-line">
          {data.list.map((method) => (
            <PaymentMethodRow key={method.method_ref} method={method} isOnly={data.list.length === 1} />
          ))}
        </ul>
      )}
      {data?.can_save && <AddMethod />}
    </CardSection>
  );
}

function AddMethod() {
  const { t } = useTranslation();
  const add = useAddMethod();
  return (
    <div className="border-line border-t py-3">
      <Button variant="secondary" isLoading={add.isPending || add.isSuccess} onClick={() => add.mutate()}>
        {t('methods.add')}
      </Button>
    </div>
  );
}
