import type { Subscription } from '@kindred/contract/subscriptions/calls';
import { formatDate, formatUsd } from '../../../lib/format/format.ts';
import type { Translate } from '../../../lib/i18n/text-key.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Link } from '../../../ui/controls/link.tsx';
import { Avatar } from '../../../ui/media/avatar.tsx';
import { VerifiedName } from '../../../ui/text/verified-name.tsx';
import { useRenewal } from './use-renewal.ts';

/** One subscription: whose, what it costs, what happens next, and one click to change that. */
export function SubscriptionRow({ subscription }: { subscription: Subscription }) {
  const { t } = useTranslation();
  const renewal = useRenewal(subscription);
  const { character, renews, state } = subscription;
  return (
    <li className="flex flex-wrap items-center gap-4 rounded-card border border-line bg-surface p-4 shadow-card">
      <Avatar src={character.avatar} name={character.name} />
      <div className="min-w-0 grow basis-48">
        <Link to={paths.character(character.char_id)} className="flex rounded hover:underline">
          <VerifiedName name={character.name} label={character.is_blue_label} />
        </Link>
        <p className="text-caption text-ink-soft">{nextStep(subscription, t)}</p>
      </div>
      {state !== 'expired' && (
        <Button
          variant="secondary"
          size="small"
          isLoading={renewal.isPending}
          aria-label={t(renews ? 'subscriptions.cancelOf' : 'subscriptions.resumeOf', {
            name: character.name,
          })}
          onClick={() => renewal.mutate(!renews)}
        >
          {t(renews ? 'subscriptions.cancel' : 'subscriptions.resume')}
        </Button>
      )}
    </li>
  );
}

function nextStep(subscription: Subscription, t: Translate): string {
  const date = formatDate(subscription.period_end);
  const month = formatUsd(subscription.month_usd_cents);
  if (subscription.state === 'expired') return t('subscriptions.expired', { date });
  if (!subscription.renews) return t('subscriptions.endsOn', { date });
  if (subscription.state === 'past_due') return t('subscriptions.pastDue');
  if (subscription.state === 'trialing') return t('subscriptions.trialUntil', { date, month });
  return t('subscriptions.renewsOn', { date, month });
}
