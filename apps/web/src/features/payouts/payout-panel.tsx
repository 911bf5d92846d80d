import type { PayoutAccount } from '@kindred/contract/payouts/calls';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatUsd } from '../../lib/format/format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Button } from '../../ui/controls/button.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { CardSection } from '../../ui/layout/card-section.tsx';
import { PasskeySection } from '../users/passkeys/passkey-section.tsx';
import { StepUpCard } from '../users/step-up/step-up-card.tsx';
import { StepUpReturn } from '../users/step-up/step-up-return.tsx';
import { PayoutAccountForm } from './payout-account-form.tsx';
import { PayoutAccountView } from './payout-account-view.tsx';
import { PayoutRequestForm } from './payout-request-form.tsx';
import { payoutAccountQuery } from './payouts.queries.ts';
import { useSteppedUp } from './use-stepped-up.ts';

export type Funds = {
  availableUsdCents: number;
  inFlightUsdCents: number;
  /** Until something is available. */
  pendingDays: number;
};

export function PayoutPanel({ funds }: { funds: Funds }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { data: account, error, refetch } = useQuery(payoutAccountQuery);
  const refresh = () => void client.invalidateQueries({ queryKey: payoutAccountQuery.queryKey });
  if (error && !account) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!account) return <Skeleton className="h-48 rounded-card" />;
  return (
    <>
      <StepUpReturn onConfirmed={refresh} />
      <CardSection level={2} title={t('payout.title')}>
        <div className="flex flex-col gap-4 py-3">
          <Payout account={account} funds={funds} />
        </div>
      </CardSection>
      {account.can_pay_out && <Account account={account} />}
      {account.can_pay_out && <Passkeys account={account} />}
    </>
  );
}

function Payout({ account, funds }: { account: PayoutAccount; funds: Funds }) {
  const { t } = useTranslation();
  const { availableUsdCents, inFlightUsdCents, pendingDays } = funds;
  const available = formatUsd(availableUsdCents);
  const min = formatUsd(account.min_usd_cents);
  const isReady = account.identity.state === 'verified' && account.destination.state === 'ready';
  if (!account.can_pay_out) return <p>{t('payout.unavailable')}</p>;
  if (inFlightUsdCents > 0) return <p>{t('payout.inFlight', { amount: formatUsd(inFlightUsdCents) })}</p>;
  if (availableUsdCents < 0) return <p>{t('payout.owed', { amount: formatUsd(-availableUsdCents) })}</p>;
  if (availableUsdCents === 0) return <p>{t('payout.nothing', { days: pendingDays })}</p>;
  if (availableUsdCents < account.min_usd_cents) return <p>{t('payout.below', { available, min })}</p>;
  if (!isReady) return <p>{t('payout.available', { available })}</p>;
  return (
    <>
      <p>{t('payout.available', { available })}</p>
      <Confirmed account={account}>
        <PayoutRequestForm availableUsdCents={availableUsdCents} minUsdCents={account.min_usd_cents} />
      </Confirmed>
    </>
  );
}

function Account({ account }: { account: PayoutAccount }) {
  const { t } = useTranslation();
  const [isEditing, setEditing] = useState(false);
  const isEmpty = account.identity.state === 'none';
  return (
    <CardSection level={2} title={t('payout.account')} hint={isEmpty ? t('payout.setUp') : undefined}>
      {!isEmpty && <PayoutAccountView account={account} />}
      <div className="flex flex-col gap-4 py-3">
        {isEditing ? (
          <Confirmed account={account}>
            <PayoutAccountForm account={account} onClose={() => setEditing(false)} />
          </Confirmed>
        ) : (
          <Button
            variant={isEmpty ? 'primary' : 'secondary'}
            className="self-start"
            onClick={() => setEditing(true)}
          >
            {t(isEmpty ? 'payout.fillIn' : 'payout.edit')}
          </Button>
        )}
      </div>
    </CardSection>
  );
}

function Passkeys({ account }: { account: PayoutAccount }) {
  const isConfirmed = useSteppedUp(account.stepped_up_until);
  return <PasskeySection isConfirmed={isConfirmed} confirmation={<Confirmation />} />;
}

/** The content after a step-up; the step-up before it. */
function Confirmed({ account, children }: { account: PayoutAccount; children: React.ReactNode }) {
  return useSteppedUp(account.stepped_up_until) ? children : <Confirmation />;
}

function Confirmation() {
  const client = useQueryClient();
  return (
    <StepUpCard
      onConfirmed={() => void client.invalidateQueries({ queryKey: payoutAccountQuery.queryKey })}
    />
  );
}
