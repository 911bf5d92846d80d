import type { CharacterCard } from '@kindred/contract/characters/calls';
import type { Opener } from '@kindred/contract/discover/opener-calls';
import { useInfiniteQuery } from '@tanstack/react-query';
import { UsersRound } from 'lucide-react';
import { useEffect } from 'react';
import { recommendedCharactersQuery } from '../../features/characters/characters.queries.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { LoadMoreList } from '../../ui/layout/load-more-list.tsx';
import type { OpenersResult } from './openers-result.ts';
import { PickTile } from './pick-tile.tsx';
import type { Picks } from './use-picks.ts';

type CreatorsStepProps = {
  openers: OpenersResult;
  picks: Picks;
  picked: readonly string[];
  /** Whom the newcomer came for. */
  first: Opener | undefined;
};

/** Creators of what the newcomer likes, whom they came for first; below them the others. */
export function CreatorsStep({ openers, picks, picked, first }: CreatorsStepProps) {
  const { t } = useTranslation();
  const { data, error, refetch } = openers;
  const fitting = (data?.list ?? []).filter(
    ({ kind, char_id }) =>
      picks.likes.length === 0 || char_id === first?.char_id || (kind !== null && picks.likes.includes(kind)),
  );
  const shown = picks.inSavedOrder(fitting);
  useEffect(() => picks.saveOrder(data?.list ?? []));
  const tile = (card: CharacterCard | Opener) => (
    <li key={card.char_id}>
      <PickTile
        card={card}
        pieces={'pieces' in card ? card.pieces : []}
        isPicked={picked.includes(card.char_id)}
        onToggle={() => picks.toggle(card.char_id)}
      />
    </li>
  );
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <h1 className="font-bold text-display">{t('recommend.title')}</h1>
      <p className="mt-3 mb-8 text-lead text-ink-soft">{t('recommend.lead')}</p>
      {data ? <ul className={tiles}>{shown.map(tile)}</ul> : tilesToCome}
      {data && <Others shown={shown} tile={tile} picks={picks} />}
    </>
  );
}

type OthersProps = {
  shown: readonly Opener[];
  tile: (card: CharacterCard) => React.ReactNode;
  picks: Picks;
};

function Others({ shown, tile, picks }: OthersProps) {
  const { t } = useTranslation();
  const creators = useInfiniteQuery(recommendedCharactersQuery());
  useEffect(() => picks.saveOrder(creators.data?.pages.flatMap(({ list }) => list) ?? []));
  return (
    <LoadMoreList query={creators} skeleton={<span />} empty={shown.length === 0 ? <NoCreators /> : <span />}>
      {(listed) => {
        const others = picks
          .inSavedOrder(listed)
          .filter(({ char_id }) => !shown.some((opener) => opener.char_id === char_id));
        return (
          others.length > 0 && (
            <>
              <h2 className="mt-10 mb-4 font-bold text-title">{t('recommend.others')}</h2>
              <ul className={tiles}>{others.map(tile)}</ul>
            </>
          )
        );
      }}
    </LoadMoreList>
  );
}

function NoCreators() {
  const { t } = useTranslation();
  return <EmptyState icon={<UsersRound />} title={t('recommend.empty')} text={t('recommend.emptyText')} />;
}

const tiles = 'grid grid-cols-2 gap-x-3 gap-y-6 sm:grid-cols-3 sm:gap-x-4 lg:grid-cols-4';

const tilesToCome = (
  <div className={tiles}>
    {Array.from({ length: 8 }, (_, index) => (
      <Skeleton key={index} className="aspect-[4/5] rounded-media" />
    ))}
  </div>
);
