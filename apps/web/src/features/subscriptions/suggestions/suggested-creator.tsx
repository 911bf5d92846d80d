import type { SuggestedCharacter } from '@kindred/contract/characters/calls';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { Link } from '../../../ui/controls/link.tsx';
import { Avatar } from '../../../ui/media/avatar.tsx';
import { VerifiedName } from '../../../ui/text/verified-name.tsx';
import { JoinButton } from '../join/join-button.tsx';
import { CreatorCost } from './creator-cost.tsx';

/** One creator of the suggestions: banner, face, name, what it costs, why it is there, the button. */
export function SuggestedCreator({ card }: { card: SuggestedCharacter }) {
  const { t } = useTranslation();
  return (
    <article aria-label={card.name} className="overflow-hidden rounded-card border border-line bg-surface">
      <Link
        to={paths.character(card.char_id)}
        tabIndex={-1}
        aria-hidden="true"
        className="block h-20 bg-creator-soft"
      >
        {card.banner && <img src={card.banner} alt="" loading="lazy" className="size-full object-cover" />}
      </Link>
      <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 p-3">
        <Avatar
          src={card.avatar}
          name={card.name}
          className="-mt-8 row-span-2 size-14 border-[3px] border-surface"
        />
        <Link to={paths.character(card.char_id)} className="col-span-2 flex rounded hover:underline">
          <VerifiedName name={card.name} label={card.is_blue_label} />
        </Link>
        <CreatorCost card={card} />
        <JoinButton card={card} size="small" variant="secondary" />
      </div>
      {card.because && (
        <p className="-mt-1 wrap-anywhere px-3 pb-3 text-caption text-ink-faint">
          {t(card.because.sub_type === 'pro' ? 'join.becauseSubscribed' : 'join.because', {
            name: card.because.name,
          })}
        </p>
      )}
    </article>
  );
}
