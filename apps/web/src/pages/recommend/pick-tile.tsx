import type { CharacterCard } from '@kindred/contract/characters/calls';
import type { MediaItem } from '@kindred/contract/media/calls';
import { Check, Plus } from 'lucide-react';
import { isPro } from '../../features/characters/tier-price.ts';
import { JoinButton } from '../../features/subscriptions/join/join-button.tsx';
import { CreatorCost } from '../../features/subscriptions/suggestions/creator-cost.tsx';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { classNames } from '../../ui/class-names.ts';
import { publicSourceSet, sourceSet } from '../../ui/media/source-set.ts';
import { VerifiedName } from '../../ui/text/verified-name.tsx';

type PickTileProps = {
  card: CharacterCard;
  /** What is open of them. */
  pieces: readonly MediaItem[];
  isPicked: boolean;
  onToggle: () => void;
};

/** A creator to pick. Paid pages are subscribed to one by one, never in passing. */
export function PickTile({ card, pieces, isPicked, onToggle }: PickTileProps) {
  const { t } = useTranslation();
  if (isPro(card) || card.is_sold) {
    return (
      <article className="flex h-full flex-col">
        <Portrait card={card} />
        <Words card={card} pieces={pieces} />
        <div className="mt-auto flex flex-wrap items-center justify-between gap-2 pt-2">
          <CreatorCost card={card} />
          <JoinButton card={card} size="small" variant="secondary" />
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
      className="block w-full text-start"
    >
      <span className="relative block">
        <Portrait card={card} isPicked={isPicked} />
        <span
          aria-hidden="true"
          className={classNames(
            'absolute top-2 end-2 grid size-8 place-items-center rounded-full transition',
            isPicked ? 'bg-action text-on-action' : 'bg-surface text-ink',
          )}
        >
          {isPicked ? <Check className="size-5" /> : <Plus className="size-5" />}
        </span>
      </span>
      <Words card={card} pieces={pieces} />
    </button>
  );
}

function Portrait({ card, isPicked = false }: { card: CharacterCard; isPicked?: boolean }) {
  const picture = card.image || card.avatar;
  return (
    <span
      className={classNames(
        'block aspect-[4/5] overflow-hidden rounded-media bg-creator-soft',
        isPicked && 'outline-3 outline-action outline-offset-2',
      )}
    >
      {picture && (
        <img
          src={picture}
          srcSet={publicSourceSet(picture)}
          sizes="(min-width: 1024px) 240px, (min-width: 640px) 33vw, 50vw"
          alt=""
          loading="lazy"
          className="size-full object-cover"
        />
      )}
    </span>
  );
}

function Words({ card, pieces }: Pick<PickTileProps, 'card' | 'pieces'>) {
  return (
    <>
      {pieces.length > 0 && (
        <span className="mt-1.5 grid grid-cols-3 gap-1.5">
          {pieces.map((piece) => (
            <span key={piece.image} className="aspect-square overflow-hidden rounded-control bg-sunken">
              <img
                src={piece.image}
                srcSet={sourceSet(piece.sources)}
                sizes="80px"
                alt=""
                loading="lazy"
                className="size-full object-cover"
              />
            </span>
          ))}
        </span>
      )}
      <span className="mt-2 block">
        <VerifiedName name={card.name} label={card.is_blue_label} className="max-w-full" />
        <span className="block truncate text-caption text-ink-soft">{card.tagline}</span>
      </span>
    </>
  );
}
