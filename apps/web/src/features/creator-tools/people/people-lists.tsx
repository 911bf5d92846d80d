import { countedPeople, type PeopleList, peopleLists } from '@kindred/contract/creator-tools/limits';
import { useQuery } from '@tanstack/react-query';
import {
  ChevronRight,
  Gift,
  Hourglass,
  type LucideIcon,
  Star,
  UserRoundMinus,
  UsersRound,
} from 'lucide-react';
import { formatNumber } from '../../../lib/format/format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { Link } from '../../../ui/controls/link.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { peopleListsQuery } from '../creator-tools.queries.ts';

const icons: Record<PeopleList, LucideIcon> = {
  subscribers: Star,
  followers: UsersRound,
  trials: Hourglass,
  ended: UserRoundMinus,
  gift_givers: Gift,
};

/** The lists of a creator's people, each with its size. */
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
  const Icon = icons[list];
  return (
    <Link
      to={paths.creatorList(list)}
      className="flex items-center gap-4 rounded-card border border-line bg-surface p-5 shadow-card transition hover:border-line-strong"
    >
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-accent-soft text-accent-ink">
        <Icon aria-hidden="true" className="size-5" />
      </span>
      <span className="min-w-0 grow">
        <span className="block font-semibold">{t(`people.${list}`)}</span>
        <span className="block text-caption text-ink-faint">{t(`people.${list}Hint`)}</span>
      </span>
      {count === undefined ? (
        <Skeleton className="h-6 w-10" />
      ) : (
        <span className="shrink-0 whitespace-nowrap font-bold text-title tabular-nums">
          {formatNumber(count)}
          {count >= countedPeople && '+'}
        </span>
      )}
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-faint" />
    </Link>
  );
}
