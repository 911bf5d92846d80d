import { CircleAlert, CircleCheck, Clock, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatNumber } from '../../../lib/format/format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { Spinner } from '../../../ui/controls/spinner.tsx';
import type { CheckoutReturn } from './checkout-return.ts';

type CheckoutNoticeProps = { outcome: CheckoutReturn; onDismiss: () => void };

export function CheckoutNotice({ outcome, onDismiss }: CheckoutNoticeProps) {
  const { t } = useTranslation();
  const text =
    outcome.state === 'paid'
      ? t('wallet.return.paid', { balance: formatNumber(outcome.diamond) })
      : t(`wallet.return.${outcome.state}`);
  return (
    <div
      role="status"
      className="flex animate-rise items-center gap-4 rounded-card border border-line bg-surface p-4 ps-5"
    >
      <span aria-hidden="true" className="shrink-0 text-[1.5rem]">
        {icons[outcome.state]}
      </span>
      <p className="grow">{text}</p>
      {outcome.state !== 'checking' && (
        <IconButton label={t('common.close')} icon={<X className="size-5" />} onClick={onDismiss} />
      )}
    </div>
  );
}

const success = <CircleCheck className="size-6 text-positive" />;
const failure = <CircleAlert className="size-6 text-danger" />;
const waiting = <Clock className="size-6 text-warning" />;

const icons: Record<CheckoutReturn['state'], ReactNode> = {
  checking: <Spinner />,
  late: waiting,
  unreachable: waiting,
  paid: success,
  declined: failure,
  expired: failure,
  trial_used: failure,
  refunded: waiting,
};
