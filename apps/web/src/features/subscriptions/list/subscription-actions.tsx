import type { Subscription } from '@kindred/contract/subscriptions/calls';
import { usdRate } from '@kindred/contract/wallet/charge-rate';
import { useQueryClient } from '@tanstack/react-query';
import { formatPrice } from '../../../lib/format/format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { openDialog } from '../../../ui/overlay/dialogs.ts';
import { useSpendConfirmation } from '../../wallet/limits/use-spend-confirmation.ts';
import { paymentMethodsQuery } from '../../wallet/wallet.queries.ts';
import { subscriptionDialog } from '../join/subscription.dialog.ts';
import { useUnfollow } from '../join/use-unfollow.ts';
import { payDialog } from './pay.dialog.ts';
import { usePaySubscription } from './use-pay-subscription.ts';
import { useRenewal } from './use-renewal.ts';

type ActionProps = { subscription: Subscription };

export function SubscriptionActions({ subscription }: ActionProps) {
  switch (subscription.state) {
    case 'following':
      return <Unfollow subscription={subscription} />;
    case 'past_due':
      return (
        <div className="flex flex-wrap gap-2">
          {!subscription.is_finding_out && <Pay subscription={subscription} />}
          <Renewal subscription={subscription} />
        </div>
      );
    case 'canceled':
      return subscription.is_gift ? null : <Renewal subscription={subscription} />;
    case 'trialing':
    case 'active':
      return <Renewal subscription={subscription} />;
    case 'expired':
      return <SubscribeAgain subscription={subscription} />;
    default:
      return subscription.state satisfies never;
  }
}

function Unfollow({ subscription: { character } }: ActionProps) {
  const { t } = useTranslation();
  const unfollow = useUnfollow();
  return (
    <Button
      variant="secondary"
      size="small"
      isLoading={unfollow.isPending}
      aria-label={t('subscriptions.unfollowOf', { name: character.name })}
      onClick={() => unfollow.mutate(character)}
    >
      {t('subscriptions.unfollow')}
    </Button>
  );
}

function Pay({ subscription }: ActionProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const pay = usePaySubscription(subscription);
  const { next_usd_cents: cents, character } = subscription;
  const month = formatPrice(cents, subscription.agreed_rate ?? usdRate);
  const { question, press } = useSpendConfirmation(cents, 'usdCents', () => pay.mutate(undefined), month);
  const begin = async () => {
    const methods = await client.fetchQuery(paymentMethodsQuery).catch(() => undefined);
    if (methods?.list.length) void openDialog(payDialog, { subscription });
    else await press();
  };
  return (
    <>
      <p role="status" className={question ? 'basis-full text-caption text-ink-soft' : 'sr-only'}>
        {question?.note}
      </p>
      <Button
        size="small"
        isLoading={pay.isPending}
        aria-label={question ? undefined : t('subscriptions.payOf', { month, name: character.name })}
        onClick={() => void begin()}
      >
        {question?.yes ?? t('subscriptions.pay', { month })}
      </Button>
    </>
  );
}

function Renewal({ subscription }: ActionProps) {
  const { t } = useTranslation();
  const renewal = useRenewal(subscription);
  const { character, renews } = subscription;
  return (
    <Button
      variant="secondary"
      size="small"
      isLoading={renewal.isPending}
      aria-label={t(renews ? 'subscriptions.cancelOf' : 'subscriptions.resumeOf', { name: character.name })}
      onClick={() => renewal.mutate(!renews)}
    >
      {t(renews ? 'subscriptions.cancel' : 'subscriptions.resume')}
    </Button>
  );
}

function SubscribeAgain({ subscription: { char_id, character } }: ActionProps) {
  const { t } = useTranslation();
  const { name } = character;
  return (
    <Button
      variant="secondary"
      size="small"
      aria-label={t('subscriptions.againOf', { name })}
      onClick={() => void openDialog(subscriptionDialog, { charId: char_id, name })}
    >
      {t('subscriptions.again')}
    </Button>
  );
}
