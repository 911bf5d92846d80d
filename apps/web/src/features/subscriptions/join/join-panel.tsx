import type { CharacterInfo, SubscriptionOffer } from '@kindred/contract/characters/calls';
import { useQuery } from '@tanstack/react-query';
import { formatDate } from '../../../lib/format/format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { Button, buttonClass } from '../../../ui/controls/button.tsx';
import { Link } from '../../../ui/controls/link.tsx';
import { isPro } from '../../characters/tier-price.ts';
import { subscriptionOptionsQuery } from '../../offers/offers.queries.ts';
import { type Charge, useCharge } from '../../wallet/currency/use-charge.ts';
import { BellButton } from '../bell/bell-button.tsx';
import { CodeNote } from './code-note.tsx';
import { useJoin } from './use-join.ts';
import { useUnfollow } from './use-unfollow.ts';

export function JoinPanel({ character, code }: { character: CharacterInfo; code?: string | undefined }) {
  if (!character.is_sold) return <Join character={character} code={code} />;
  return isPro(character) ? <Subscribed character={character} /> : <Following character={character} />;
}

function BellOf({ character: { char_id, name, bell } }: { character: CharacterInfo }) {
  return bell && <BellButton charId={char_id} name={name} bell={bell} />;
}

function Join({ character, code }: { character: CharacterInfo; code: string | undefined }) {
  const { t } = useTranslation();
  const charge = useCharge();
  const { join, isJoining } = useJoin(character, { code });
  const isAsked = code !== undefined && isPro(character);
  const linked = useQuery({ ...subscriptionOptionsQuery(character.char_id, code), enabled: isAsked }).data;
  const offer = linked?.list[0] ?? character.offer;
  if (isPro(character) && !character.pro_sales_open) return <Closed text={t('join.unable')} />;
  if (isPro(character) && !character.offer) return <Closed text={t('join.notSellable')} />;
  if (character.subscription?.state === 'past_due') return <PastDue />;
  return (
    <>
      {linked && <CodeNote state={linked.code} />}
      <Button size="large" variant="heart" className="w-full" isLoading={isJoining} onClick={join}>
        {offer ? offerText(offer, charge, t) : t('character.followFree')}
      </Button>
      {offer && <OfferEnd offer={offer} />}
    </>
  );
}

/** A promotion's name, and until when it can be had. */
function OfferEnd({ offer }: { offer: SubscriptionOffer }) {
  const { t } = useTranslation();
  const { promotion_name: name, promotion_end_time: until } = offer;
  if (!name) return null;
  return (
    <p className="mt-2 text-center text-caption text-ink-soft">
      {until ? t('join.promotionUntil', { name, date: formatDate(until) }) : name}
    </p>
  );
}

function Closed({ text }: { text: string }) {
  return <p className="rounded-card bg-sunken px-5 py-4 text-center font-medium text-ink-soft">{text}</p>;
}

/** A renewal was declined: it can be paid where subscriptions are managed. */
function PastDue() {
  const { t } = useTranslation();
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-sunken px-5 py-3">
      <p className="font-semibold">{t('join.pastDue')}</p>
      <Link to={paths.setting('payments/manageSubscriptions')} className={buttonClass('primary', 'small')}>
        {t('join.payNow')}
      </Link>
    </div>
  );
}

function Subscribed({ character }: { character: CharacterInfo }) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-sunken px-5 py-3">
      <p>
        <span className="block font-semibold">{t('character.subscribed')}</span>
        <span className="text-caption text-ink-soft">{periodText(character.subscription, t)}</span>
      </p>
      <div className="flex items-center gap-2">
        <BellOf character={character} />
        <Link
          to={paths.setting('payments/manageSubscriptions')}
          className={buttonClass('secondary', 'small')}
        >
          {t('character.manage')}
        </Link>
      </div>
    </div>
  );
}

function Following({ character }: { character: CharacterInfo }) {
  const { t } = useTranslation();
  const unfollow = useUnfollow();
  return (
    <div className="flex items-center justify-between gap-3 rounded-card bg-sunken px-5 py-3">
      <p className="font-semibold">{t('character.following')}</p>
      <div className="flex items-center gap-2">
        <BellOf character={character} />
        <Button
          variant="secondary"
          size="small"
          isLoading={unfollow.isPending}
          onClick={() => unfollow.mutate(character)}
        >
          {t('character.unfollow')}
        </Button>
      </div>
    </div>
  );
}

type Translate = ReturnType<typeof useTranslation>['t'];

function offerText(offer: SubscriptionOffer, charge: Charge, t: Translate): string {
  const price = charge.price(offer.month_usd_cents);
  const first = charge.price(offer.first_charge_usd_cents);
  if (offer.intro_charges > 0) {
    return t('join.subscribeFirst', { first, count: offer.intro_charges, price });
  }
  if (offer.trial_days === 0) return t('join.subscribeFor', { price });
  return t('join.subscribeAfterTrial', { count: offer.trial_days, price });
}

function periodText(subscription: CharacterInfo['subscription'], t: Translate): string {
  if (!subscription?.period_end) return '';
  const date = formatDate(subscription.period_end);
  if (subscription.state === 'trialing') return t('character.trialUntil', { date });
  return subscription.state === 'active'
    ? t('character.renewsOn', { date })
    : t('character.untilDate', { date });
}
