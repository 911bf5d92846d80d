import type { OfferedTier } from '@kindred/contract/subscriptions/tier-calls';
import type { ChargeRate } from '@kindred/contract/wallet/charge-rate';
import { useQuery } from '@tanstack/react-query';
import { errorText } from '../../../lib/call/error-text.ts';
import { formatDate } from '../../../lib/format/format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import type { DialogProps } from '../../../ui/overlay/dialogs.ts';
import { usePrice } from '../../wallet/currency/use-charge.ts';
import { SpendButton } from '../../wallet/limits/spend-button.tsx';
import { tiersQuery } from '../subscriptions.queries.ts';
import type { TierDialogProps } from './tier.dialog.ts';
import { tierName } from './tier-words.ts';
import { useSwitchTier, useUpgrade } from './use-change-tier.ts';

export function TierDialog({ charId, name, level, onClose }: TierDialogProps & DialogProps) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(tiersQuery(charId));
  const tier = data?.list.find((entry) => entry.level === level);
  if (data?.period_end && tier) {
    const { agreed_rate: agreed, period_end: until } = data;
    return <Change charId={charId} name={name} tier={tier} agreed={agreed} until={until} onClose={onClose} />;
  }
  return (
    <Dialog title={name}>
      {data && <p className="text-ink-soft">{t('tiers.notNow')}</p>}
      {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton className="h-40" />}
    </Dialog>
  );
}

type ChangeProps = {
  charId: string;
  name: string;
  tier: OfferedTier;
  agreed: ChargeRate | null;
  until: string;
  onClose: () => void;
};

function Change({ charId, name, tier, agreed, until, onClose }: ChangeProps) {
  const { t } = useTranslation();
  const priceOf = usePrice(agreed);
  const upgrade = useUpgrade({ charId, name });
  const later = useSwitchTier(charId);
  const { upgrade_usd_cents: due, switch_usd_cents: month } = tier;
  const date = formatDate(until);
  const error = upgrade.error ?? later.error;
  const isBusy = upgrade.isPending || later.isPending;
  const price = priceOf(month ?? tier.month_usd_cents);
  return (
    <Dialog title={t('tiers.changeTitle', { tier: tierName(tier, t) })}>
      <div className="flex flex-col gap-5">
        {due !== null && (
          <div className="rounded-card bg-sunken p-4">
            <p className="mb-3">
              {t('tiers.nowText', { due: priceOf(due), date, price: priceOf(tier.month_usd_cents) })}
            </p>
            <SpendButton
              amount={due}
              unit="usdCents"
              shown={priceOf(due)}
              isLoading={upgrade.isPending}
              disabled={isBusy}
              onSpend={() => upgrade.mutate(tier)}
            >
              {t('tiers.now', { due: priceOf(due) })}
            </SpendButton>
          </div>
        )}
        {month !== null && (
          <div className="flex flex-col gap-3 rounded-card bg-sunken p-4">
            <p>{t(tier.is_mine ? 'tiers.keepText' : 'tiers.laterText', { date, price })}</p>
            <Button
              size="large"
              variant={due === null ? 'heart' : 'secondary'}
              isLoading={later.isPending}
              disabled={isBusy}
              onClick={() => later.mutate(tier, { onSuccess: onClose })}
            >
              {tier.is_mine ? t('tiers.keep') : t('tiers.later', { date })}
            </Button>
          </div>
        )}
        {due === null && month === null && <p className="text-ink-soft">{t('tiers.notNow')}</p>}
        {error && (
          <p role="alert" className="text-danger">
            {errorText(error)}
          </p>
        )}
      </div>
    </Dialog>
  );
}
