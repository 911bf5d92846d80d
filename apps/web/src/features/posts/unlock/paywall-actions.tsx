import type { Post, PostTier } from '@kindred/contract/posts/calls';
import { Gem } from 'lucide-react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { openDialog } from '../../../ui/overlay/dialogs.ts';
import { isPro } from '../../characters/tier-price.ts';
import { useJoin } from '../../subscriptions/join/use-join.ts';
import { tierDialog } from '../../subscriptions/tiers/tier.dialog.ts';
import { useIsSalesQuiet } from '../../users/users.queries.ts';
import { type Charge, useCharge } from '../../wallet/currency/use-charge.ts';
import { type JoinOption, paywallOptions } from './paywall-options.ts';
import { unlockDialog } from './unlock.dialog.ts';

type PaywallActionsProps = {
  post: Post;
  /** Beside other things: the first way alone, without further words. */
  isSmall?: boolean;
  className?: string;
};

/** The ways to a locked post: buy it, or join its creator where that includes it. */
export function PaywallActions({ post, isSmall = false, className }: PaywallActionsProps) {
  const { t } = useTranslation();
  const isSalesQuiet = useIsSalesQuiet();
  const { buyDiamonds, join } = paywallOptions(post);
  const isBought = buyDiamonds !== null;
  if (isSalesQuiet && (isBought || join?.kind === 'subscribe' || post.tier))
    return <p className="text-caption opacity-85">{t('post.salesQuiet')}</p>;
  const layout = isSmall
    ? 'flex flex-wrap items-center gap-2 *:max-w-full'
    : 'flex w-full flex-col items-center gap-3';
  return (
    <div className={classNames(layout, className)}>
      {isBought && (
        <Button
          variant="heart"
          size={isSmall ? 'small' : 'large'}
          onClick={() => void openDialog(unlockDialog, { postId: post.diary_id })}
        >
          <Gem aria-hidden="true" className={isSmall ? 'size-4' : 'size-5'} />
          {t('post.unlockFor', { count: buyDiamonds })}
        </Button>
      )}
      {isSmall && isBought ? null : join && post.tier ? (
        <TierPart post={post} tier={post.tier} isSecond={isBought} isSmall={isSmall} />
      ) : join ? (
        <JoinPart post={post} offer={join} isSecond={isBought} isSmall={isSmall} />
      ) : (
        <p className="text-caption opacity-85">
          {t(isPro(post.character) ? 'post.soldToSubscribers' : 'post.soldToFollowers')}
        </p>
      )}
    </div>
  );
}

type TierPartProps = { post: Post; tier: PostTier; isSecond: boolean; isSmall: boolean };

/** Of a post that is not for all members: the tier that opens it, to subscribe to or to move up to. */
function TierPart({ post: { character }, tier, isSecond, isSmall }: TierPartProps) {
  const { t } = useTranslation();
  const charge = useCharge();
  const { join } = useJoin(character, { tierLevel: tier.level ?? 0 });
  const { char_id: charId, name } = character;
  if (tier.level === null || tier.month_usd_cents === null) {
    return <p className="font-medium">{t('tiers.soldNoMore', { tier: tier.name })}</p>;
  }
  if (!character.pro_sales_open) return <p className="font-medium">{t('join.unable')}</p>;
  const price = charge.price(tier.month_usd_cents);
  const size = isSecond ? 'medium' : 'large';
  const change = () => void openDialog(tierDialog, { charId, name, level: tier.level ?? 0 });
  return (
    <Button
      size={isSmall ? 'small' : size}
      variant={isSecond ? 'secondary' : 'heart'}
      onClick={character.is_sold ? change : join}
    >
      {isSmall && !character.is_sold
        ? t('join.subscribe')
        : t(character.is_sold ? 'tiers.changeTo' : 'tiers.subscribeTo', { tier: tier.name, price })}
    </Button>
  );
}

type JoinPartProps = { post: Post; offer: JoinOption; isSecond: boolean; isSmall: boolean };

function JoinPart({ post, offer, isSecond, isSmall }: JoinPartProps) {
  const { t } = useTranslation();
  const charge = useCharge();
  const { join, isJoining } = useJoin(post.character);
  if (offer.kind === 'closed') return <p className="font-medium">{t('join.unable')}</p>;
  if (offer.kind === 'unsellable') return <p className="font-medium">{t('join.notSellable')}</p>;
  const size = isSecond ? 'medium' : 'large';
  return (
    <>
      <Button
        size={isSmall ? 'small' : size}
        variant={isSecond ? 'secondary' : 'heart'}
        isLoading={isJoining}
        onClick={join}
      >
        {offer.kind === 'follow'
          ? t('join.follow')
          : isSmall
            ? t('join.subscribe')
            : subscribeText(offer, charge, t)}
      </Button>
      {isSecond && !isSmall && (
        <p className="text-caption opacity-85">
          {t(offer.kind === 'follow' ? 'post.joinHintFree' : 'post.joinHintPro')}
        </p>
      )}
    </>
  );
}

function subscribeText(
  offer: Extract<JoinOption, { kind: 'subscribe' }>,
  charge: Charge,
  t: ReturnType<typeof useTranslation>['t'],
): string {
  const price = charge.price(offer.monthUsdCents);
  if (offer.trialDays === 0) return t('join.subscribeFor', { price });
  return t('join.subscribeAfterTrial', { count: offer.trialDays, price });
}
