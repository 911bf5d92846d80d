import type { CharacterCard } from '@kindred/contract/characters/calls';
import { paths } from '../../../lib/navigation/paths.ts';
import { Link } from '../../../ui/controls/link.tsx';
import { Avatar } from '../../../ui/media/avatar.tsx';
import { publicSourceSet } from '../../../ui/media/source-set.ts';
import { VerifiedName } from '../../../ui/text/verified-name.tsx';
import { JoinButton } from '../../subscriptions/join/join-button.tsx';
import { CreatorCost } from '../../subscriptions/suggestions/creator-cost.tsx';

/** A creator among others: banner, face, name, in their own words what they do, what joining costs. */
export function CreatorCard({ card }: { card: CharacterCard }) {
  const to = paths.character(card.char_id);
  return (
    <article
      aria-label={card.name}
      className="flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface"
    >
      <Link to={to} tabIndex={-1} aria-hidden="true" className="block h-28 shrink-0 bg-creator-soft">
        {card.banner && (
          <img
            src={card.banner}
            srcSet={publicSourceSet(card.banner)}
            sizes="(min-width: 640px) 356px, 100vw"
            alt=""
            loading="lazy"
            className="size-full object-cover"
          />
        )}
      </Link>
      <div className="flex grow flex-col gap-2 p-4">
        <Avatar src={card.avatar} name={card.name} className="-mt-12 size-16 border-[3px] border-surface" />
        <Link to={to} className="flex rounded text-lead hover:underline">
          <VerifiedName name={card.name} label={card.is_blue_label} />
        </Link>
        <p className="line-clamp-2 min-h-[2lh] text-ink-soft">{card.tagline}</p>
        <div className="mt-auto flex items-center justify-between gap-3 pt-2">
          <CreatorCost card={card} />
          <JoinButton card={card} size="small" variant="secondary" />
        </div>
      </div>
    </article>
  );
}
