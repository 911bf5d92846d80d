import type { CharacterCard } from '@kindred/contract/characters/calls';
import { Check, Lock, Plus } from 'lucide-react';
import { isPro, shownTier } from '../../features/characters/tier-price.ts';
import { JoinButton } from '../../features/subscriptions/join/join-button.tsx';
import { useCharge } from '../../features/wallet/currency/use-charge.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { classNames } from '../../ui/class-names.ts';
import { VerifiedName } from '../../ui/text/verified-name.tsx';

type PickTileProps = { card: CharacterCard; isPicked: boolean; onToggle: () => void };

/** A creator to pick. Pro ones are marked and subscribed to one by one, never in passing. */
export function PickTile({ card, isPicked, onToggle }: PickTileProps) {
  const { t } = useTranslation();
  if (isPro(card) || card.is_sold) {
    return (
      <article className={tileClass}>
        <Portrait card={card} />
        <ProMark card={card} />
        <div className="absolute inset-x-3 bottom-3">
          <Words card={card} />
          <JoinButton card={card} size="small" variant="secondary" className="mt-2 w-full" />
        </div>
      </article>
    );
  }
  return (
    <button
      type="button"
      aria-pressed={isPicked}
      aria-label={t('recommend.pick', { name: card.name })}
      onClick={onToggle}
      className={classNames(tileClass, isPicked && 'outline-3 outline-action outline-offset-2')}
    >
      <Portrait card={card} />
      <span
        aria-hidden="true"
        className={classNames(
          'absolute top-3 end-3 grid size-8 place-items-center rounded-full transition',
          isPicked ? 'bg-action text-on-action' : 'bg-black/40 text-white backdrop-blur',
        )}
      >
        {isPicked ? <Check className="size-5" /> : <Plus className="size-5" />}
      </span>
      <span className="absolute inset-x-3 bottom-3 block">
        <Words card={card} />
      </span>
    </button>
  );
}

const tileClass =
  'relative block aspect-[3/4] w-full overflow-hidden rounded-card bg-linear-to-b from-50% from-creator-soft to-50% to-black text-start forced-color-adjust-none';

/** A square at the top, so that the words stand below the face. */
function Portrait({ card }: { card: CharacterCard }) {
  return (
    <>
      {(card.image || card.avatar) && (
        <img
          src={card.image || card.avatar}
          alt=""
          loading="lazy"
          className="absolute inset-x-0 top-0 aspect-square w-full object-cover"
        />
      )}
      <span
        aria-hidden="true"
        className="absolute inset-0 bg-linear-to-t from-25% from-black via-45% via-black/55 to-65% to-transparent"
      />
    </>
  );
}

function Words({ card }: { card: CharacterCard }) {
  return (
    <span className="block text-white">
      <VerifiedName name={card.name} label={card.is_blue_label} className="max-w-full" />
      <span className="line-clamp-2 text-caption text-white/85">{card.tagline}</span>
    </span>
  );
}

function ProMark({ card }: { card: CharacterCard }) {
  const { t } = useTranslation();
  const charge = useCharge();
  const tier = shownTier(card);
  if (!tier) return null;
  return (
    <span className="absolute top-3 start-3 inline-flex items-center gap-1.5 rounded-full bg-black/55 px-2.5 py-1.5 font-medium text-caption/none text-white backdrop-blur">
      <Lock aria-hidden="true" className="size-3.5" />
      {tier.trialDays > 0
        ? t('join.trial', { count: tier.trialDays })
        : t('join.perMonth', { price: charge.price(tier.monthUsdCents) })}
    </span>
  );
}
