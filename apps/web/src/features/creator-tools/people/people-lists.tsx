import { countedPeople } from '@kindred/contract/creator-tools/limits';
import { type PeopleList, peopleLists } from '@kindred/contract/lists/limits';
import { useQuery } from '@tanstack/react-query';
import { Gift, Hourglass, type LucideIcon, Star, UserRoundMinus, UsersRound } from 'lucide-react';
import { formatNumber } from '../../../lib/format/format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { peopleListsQuery } from '../creator-tools.queries.ts';
import { PeopleLink } from './people-link.tsx';

const icons: Record<PeopleList, LucideIcon> = {
  subscribers: Star,
  followers: UsersRound,
  trials: Hourglass,
  ended: UserRoundMinus,
  gift_givers: Gift,
};

export function PeopleLists() {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(peopleListsQuery);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <p className="mb-5 text-ink-soft">{t('people.lead')}</p>
      <ul className="flex flex-col gap-3">
        {peopleLists.map((list) => (
          <li key={list}>
            <ListLink list={list} count={data?.list.find(({ list_id }) => list_id === list)?.count} />
          </li>
        ))}
      </ul>
    </>
  );
}

function ListLink({ list, count }: { list: PeopleList; count: number | undefined }) {
  const { t } = useTranslation();
  return (
    <PeopleLink
      to={paths.creatorList(list)}
      icon={icons[list]}
      title={t(`people.${list}`)}
      hint={t(`people.${list}Hint`)}
    >
      {count === undefined ? (
        <Skeleton className="h-6 w-10" />
      ) : (
        <span className="shrink-0 whitespace-nowrap font-bold text-title tabular-nums">
          {formatNumber(count)}
          {count >= countedPeople && '+'}
        </span>
      )}
    </PeopleLink>
  );
}
