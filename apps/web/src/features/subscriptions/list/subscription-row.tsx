import type { Subscription } from '@kindred/contract/subscriptions/calls';
import { usdRate } from '@kindred/contract/wallet/charge-rate';
import { formatDate, formatPrice } from '../../../lib/format/format.ts';
import type { Translate } from '../../../lib/i18n/text-key.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Link } from '../../../ui/controls/link.tsx';
import { Avatar } from '../../../ui/media/avatar.tsx';
import { VerifiedName } from '../../../ui/text/verified-name.tsx';
import { isPro } from '../../characters/tier-price.ts';
import { BellButton } from '../bell/bell-button.tsx';
import { PriceOffer } from './price-offer.tsx';
import { SubscriptionActions } from './subscription-actions.tsx';

/** One follow or subscription: whose, what it costs, what happens next, and one click to change that. */
export function SubscriptionRow({ subscription }: { subscription: Subscription }) {
  const { t } = useTranslation();
  const { character, state } = subscription;
  return (
    <li className="flex flex-wrap items-center gap-4 rounded-card border border-line bg-surface p-4">
      <Avatar src={character.avatar} name={character.name} />
      <div className="min-w-0 grow basis-48">
        <Link to={paths.character(character.char_id)} className="flex rounded hover:underline">
          <VerifiedName name={character.name} label={character.is_blue_label} />
        </Link>
        <p className={classNames('text-caption', state === 'past_due' ? 'text-danger' : 'text-ink-soft')}>
          {nextStep(subscription, t)}
        </p>
        {tierText(subscription, t) && (
          <p className="text-caption text-ink-soft">{tierText(subscription, t)}</p>
        )}
        {subscription.offered_usd_cents !== null && <PriceOffer subscription={subscription} />}
        {state === 'past_due' && (
          <p className="text-caption text-ink-soft">
            {t(subscription.is_finding_out ? 'subscriptions.findingOut' : 'subscriptions.payHint')}
          </p>
        )}
      </div>
      {state !== 'expired' && (
        <BellButton charId={character.char_id} name={character.name} bell={subscription.bell} />
      )}
      <SubscriptionActions subscription={subscription} />
    </li>
  );
}

/** Which tier it is, where the page has more than one, and which comes with the next charge. */
function tierText({ tier_name, next_tier_name, period_end, state }: Subscription, t: Translate): string {
  if (state === 'expired' || (tier_name === '' && next_tier_name === null)) return '';
  const tier = tier_name || t('tiers.first');
  if (next_tier_name === null) return t('tiers.mine', { tier });
  const date = formatDate(period_end ?? '');
  return t('tiers.mineUntil', { tier, date, next: next_tier_name || t('tiers.first') });
}

function nextStep(subscription: Subscription, t: Translate): string {
  const { state, character, renews, period_end: end } = subscription;
  if (end === null) return t(isPro(character) ? 'subscriptions.followClosed' : 'subscriptions.follow');
  const date = formatDate(end);
  const rate = subscription.agreed_rate ?? usdRate;
  const month = formatPrice(subscription.month_usd_cents, rate);
  if (state === 'expired') return t('subscriptions.expired', { date });
  if (subscription.is_gift) return t('subscriptions.giftUntil', { date });
  if (!renews) return t('subscriptions.endsOn', { date });
  const price = formatPrice(subscription.next_usd_cents, rate);
  if (state === 'past_due') return t('subscriptions.pastDue', { date, month: price });
  if (state === 'trialing') return t('subscriptions.trialUntil', { date, month });
  const { intro_left: count } = subscription;
  if (count > 0) return t('subscriptions.renewsFor', { date, price, count, month });
  return t('subscriptions.renewsOn', { date, month });
}
