import type { Subscription } from '@kindred/contract/subscriptions/calls';
import { usdRate } from '@kindred/contract/wallet/charge-rate';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../../lib/call/error-text.ts';
import { formatPrice } from '../../../lib/format/format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { RadioList } from '../../../ui/form/radio-list.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import type { DialogProps } from '../../../ui/overlay/dialogs.ts';
import { SpendButton } from '../../wallet/limits/spend-button.tsx';
import { methodName } from '../../wallet/methods/method-name.ts';
import { paymentMethodsQuery } from '../../wallet/wallet.queries.ts';
import { usePaySubscription } from './use-pay-subscription.ts';

const another = 'another';

/** With which card what is past due is paid: a saved one at once, or another one on the payment page. */
export function PayDialog({ subscription, onClose }: { subscription: Subscription } & DialogProps) {
  const { t } = useTranslation();
  const { data } = useQuery(paymentMethodsQuery);
  const methods = data?.list ?? [];
  const [chosen, setChosen] = useState<string>();
  const pay = usePaySubscription(subscription, onClose);
  const month = formatPrice(subscription.next_usd_cents, subscription.agreed_rate ?? usdRate);
  const value = chosen ?? methods[0]?.method_ref ?? another;
  return (
    <Dialog
      title={t('subscriptions.payOf', { month, name: subscription.character.name })}
      footer={
        <SpendButton
          amount={subscription.next_usd_cents}
          unit="usdCents"
          shown={month}
          isLoading={pay.isPending}
          onSpend={() => pay.mutate(value === another ? undefined : value)}
        >
          {t('subscriptions.pay', { month })}
        </SpendButton>
      }
    >
      <p className="mb-3 text-ink-soft">{t('subscriptions.payWithHint')}</p>
      <RadioList
        label={t('subscriptions.payWith')}
        value={value}
        options={[
          ...methods.map((method) => ({ value: method.method_ref, label: methodName(method) })),
          { value: another, label: t('subscriptions.anotherCard'), hint: t('subscriptions.anotherCardHint') },
        ]}
        onChange={setChosen}
      />
      {pay.error && (
        <p role="alert" className="mt-4 text-danger">
          {errorText(pay.error)}
        </p>
      )}
    </Dialog>
  );
}
