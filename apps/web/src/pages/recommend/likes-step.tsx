import { type CreatorKind, creatorKinds } from '@kindred/contract/characters/limits';
import type { Opener } from '@kindred/contract/discover/opener-calls';
import { Check } from 'lucide-react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { classNames } from '../../ui/class-names.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { sourceSet } from '../../ui/media/source-set.ts';
import type { OpenersResult } from './openers-result.ts';
import type { Picks } from './use-picks.ts';

/** What a newcomer likes: a tile for each kind of creator that there is, with an open piece of one of them. */
export function LikesStep({ openers, picks }: { openers: OpenersResult; picks: Picks }) {
  const { t } = useTranslation();
  const { data, error, refetch } = openers;
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  const kinds = creatorKinds.filter((kind) => data?.list.some((opener) => opener.kind === kind));
  return (
    <>
      <h1 className="font-bold text-display">{t('recommend.likes')}</h1>
      <p className="mt-3 mb-8 text-lead text-ink-soft">{t('recommend.likesLead')}</p>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4">
        {!data &&
          Array.from({ length: 8 }, (_, index) => (
            <li key={index}>
              <Skeleton className={`${tileShape} rounded-media`} />
            </li>
          ))}
        {kinds.map((kind) => (
          <li key={kind}>
            <LikeTile
              kind={kind}
              openers={data?.list ?? []}
              isLiked={picks.likes.includes(kind)}
              onToggle={() => picks.toggleLike(kind)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

const tileShape = 'aspect-[4/3] lg:aspect-[2/1]';

type LikeTileProps = {
  kind: CreatorKind;
  openers: readonly Opener[];
  isLiked: boolean;
  onToggle: () => void;
};

function LikeTile({ kind, openers, isLiked, onToggle }: LikeTileProps) {
  const { t } = useTranslation();
  const ofKind = openers.filter((opener) => opener.kind === kind);
  const piece = ofKind.find(({ pieces }) => pieces.length > 0)?.pieces[0];
  const picture = piece?.image || ofKind[0]?.image || ofKind[0]?.avatar;
  return (
    <button type="button" aria-pressed={isLiked} onClick={onToggle} className="group block w-full text-start">
      <span
        className={classNames(
          tileShape,
          'relative block overflow-hidden rounded-media bg-creator-soft',
          isLiked && 'outline-3 outline-action outline-offset-2',
        )}
      >
        {picture && (
          <img
            src={picture}
            srcSet={piece && sourceSet(piece.sources)}
            sizes="(min-width: 1024px) 320px, (min-width: 640px) 33vw, 50vw"
            alt=""
            decoding="async"
            className="size-full object-cover"
          />
        )}
        {isLiked && (
          <span
            aria-hidden="true"
            className="absolute top-2 end-2 grid size-8 place-items-center rounded-full bg-action text-on-action"
          >
            <Check className="size-5" />
          </span>
        )}
      </span>
      <span className="mt-2 block font-semibold">{t(`kinds.${kind}`)}</span>
    </button>
  );
}
