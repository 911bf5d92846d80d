import type { CharacterInfo } from '@kindred/contract/characters/calls';
import type { ReactNode } from 'react';
import { formatCount } from '../../lib/format/format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Face } from '../../ui/media/face.tsx';
import { publicSourceSet } from '../../ui/media/source-set.ts';
import { FoldedText } from '../../ui/text/folded-text.tsx';
import { LinkedText } from '../../ui/text/linked-text.tsx';
import { VerifiedName } from '../../ui/text/verified-name.tsx';
import { bannerSizes } from './banner-sizes.ts';

type CharacterHeadProps = {
  character: CharacterInfo;
  /** The one thing to do here, wide on phones. */
  action: ReactNode;
  /** Smaller things beside it. */
  extras: ReactNode;
  onBanner: (banner: HTMLImageElement) => void;
};

/** The top of a character's page: banner, face, name and what there is to know at a glance. */
export function CharacterHead({ character, action, extras, onBanner }: CharacterHeadProps) {
  return (
    <header>
      <div className="-mx-4 aspect-[2/1] overflow-hidden bg-creator-soft sm:mx-0 sm:aspect-[5/2] sm:rounded-card">
        {character.banner && (
          <img
            src={character.banner}
            srcSet={publicSourceSet(character.banner)}
            sizes={bannerSizes}
            alt=""
            fetchPriority="high"
            onLoad={({ currentTarget }) => onBanner(currentTarget)}
            className="size-full object-cover"
          />
        )}
      </div>
      <div className="flex items-end justify-between gap-3 sm:px-5">
        <div className="-mt-14">
          <Face
            src={character.avatar}
            name={character.name}
            size="huge"
            isOnline={character.online_status === 1}
            className="border-4 border-canvas max-sm:size-24"
          />
        </div>
        <div className="flex shrink-0 justify-end gap-1 pt-3">{extras}</div>
      </div>
      <div className="mt-3 sm:px-5">
        <h2 className="flex text-title">
          <VerifiedName name={character.name} label={character.is_blue_label} />
        </h2>
        <p className="text-creator-ink">@{character.char_unique_id}</p>
        {character.tagline && (
          <p dir="auto" className="mt-3 text-lead">
            <LinkedText text={character.tagline} />
          </p>
        )}
        {character.bio && (
          <div className="mt-2">
            <FoldedText text={character.bio} className="text-ink-soft" />
          </div>
        )}
        <Numbers statistics={character.statistics} />
        <div className="mt-5">{action}</div>
      </div>
    </header>
  );
}

function Numbers({ statistics }: Pick<CharacterInfo, 'statistics'>) {
  const { t } = useTranslation();
  const numbers = [
    { label: t('character.followers', { count: statistics.follower_num }), value: statistics.follower_num },
    { label: t('character.posts', { count: statistics.post_num }), value: statistics.post_num },
    { label: t('character.likes', { count: statistics.like_num }), value: statistics.like_num },
  ];
  return (
    <dl className="mt-4 flex gap-6">
      {numbers.map(({ label, value }) => (
        <div key={label} className="flex flex-row-reverse items-baseline gap-1.5">
          <dt className="text-ink-soft">{label}</dt>
          <dd className="font-bold tabular-nums">{formatCount(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Takes its place while it loads. */
export function CharacterHeadSkeleton() {
  return (
    <div>
      <Skeleton className="-mx-4 aspect-[2/1] rounded-none sm:mx-0 sm:aspect-[5/2] sm:rounded-card" />
      <Skeleton className="-mt-14 size-24 rounded-full sm:size-28 border-4 border-canvas sm:ms-5" />
      <div className="mt-4 flex flex-col gap-3 sm:px-5">
        <Skeleton className="h-7 w-48" />
        <Skeleton className="h-4 w-28" />
        <Skeleton className="h-5 w-72 max-w-full" />
        <Skeleton className="h-11 w-full rounded-full" />
      </div>
    </div>
  );
}
