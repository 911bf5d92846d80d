import type { PaymentMethod } from '@kindred/contract/wallet/payment-calls';
import { CreditCard } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Tag } from '../../../ui/feedback/badge.tsx';
import { methodName } from './method-name.ts';
import { useChangeMethod } from './use-payment-methods.ts';

/** One saved card. Removing it asks once more, in place, and says what renewals do then. */
export function PaymentMethodRow({ method, isOnly }: { method: PaymentMethod; isOnly: boolean }) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const setDefault = useChangeMethod('setDefaultPaymentMethod');
  const { method_ref, expires, is_default } = method;
  const name = methodName(method);
  return (
    <li className="py-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <CreditCard aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
        <span className="min-w-0 grow">
          <span className="block truncate font-medium">{name}</span>
          {expires && (
            <span className="block text-caption text-ink-soft">
              {t('methods.expires', { month: expires.slice(5), year: expires.slice(0, 4) })}
            </span>
          )}
        </span>
        {is_default ? (
          <Tag>{t('methods.default')}</Tag>
        ) : (
          <Button
            variant="secondary"
            size="small"
            isLoading={setDefault.isPending}
            aria-label={t('methods.makeDefaultOf', { name })}
            onClick={() => setDefault.mutate(method_ref)}
          >
            {t('methods.makeDefault')}
          </Button>
        )}
        {!isAsking && (
          <Button
            variant="quiet"
            size="small"
            aria-label={t('methods.removeOf', { name })}
            onClick={() => setAsking(true)}
          >
            {t('methods.remove')}
          </Button>
        )}
      </div>
      {isAsking && <RemovalQuestion method={method} isOnly={isOnly} onCancel={() => setAsking(false)} />}
    </li>
  );
}

type RemovalQuestionProps = { method: PaymentMethod; isOnly: boolean; onCancel: () => void };

function RemovalQuestion({ method, isOnly, onCancel }: RemovalQuestionProps) {
  const { t } = useTranslation();
  const remove = useChangeMethod('removePaymentMethod');
  return (
    <div
      role="group"
      aria-label={t('methods.removeOf', { name: methodName(method) })}
      className="mt-3 rounded-control bg-sunken p-4"
    >
      <p className="mb-3 text-ink-soft">{t(isOnly ? 'methods.removeOnly' : 'methods.removeHint')}</p>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="danger"
          size="small"
          isLoading={remove.isPending}
          onClick={() => remove.mutate(method.method_ref)}
        >
          {t('methods.removeNow')}
        </Button>
        <Button variant="quiet" size="small" onClick={onCancel}>
          {t('common.cancel')}
        </Button>
      </div>
    </div>
  );
}
