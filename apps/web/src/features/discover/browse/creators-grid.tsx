import type { CharacterCard } from '@kindred/contract/characters/calls';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { InfiniteList } from '../../../ui/layout/infinite-list.tsx';
import { useListsCreators } from '../../characters/listed-creators.ts';
import { CreatorCard } from './creator-card.tsx';

type CreatorsGridProps = {
  query: UseInfiniteQueryResult<InfiniteData<{ list: CharacterCard[] }>>;
  empty: ReactNode;
};

const columns = 'grid grid-cols-1 gap-4 sm:grid-cols-2 3xl:grid-cols-3 4xl:grid-cols-4';

export function CreatorsGrid({ query, empty }: CreatorsGridProps) {
  useListsCreators(query.data?.pages.flatMap(({ list }) => list.map(({ char_id }) => char_id)) ?? []);
  return (
    <InfiniteList query={query} skeleton={<Placeholders />} empty={empty}>
      {(cards) => (
        <ul className={columns}>
          {cards.map((card) => (
            <li key={card.char_id}>
              <CreatorCard card={card} />
            </li>
          ))}
        </ul>
      )}
    </InfiniteList>
  );
}

function Placeholders() {
  return (
    <div className={columns}>
      {Array.from({ length: 4 }, (_, index) => (
        // biome-ignore lint: four alike
        <Skeleton key={index} className="h-72 rounded-card" />
      ))}
    </div>
  );
}
