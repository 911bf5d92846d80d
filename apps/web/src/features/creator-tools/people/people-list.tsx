import {
  countedPeople,
  type PeopleList as ListName,
  peopleLists,
} from '@kindred/contract/creator-tools/limits';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ArrowLeft, UsersRound } from 'lucide-react';
import { formatNumber } from '../../../lib/format/format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { Link } from '../../../ui/controls/link.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { LoadMoreList } from '../../../ui/layout/load-more-list.tsx';
import { peopleQuery } from '../creator-tools.queries.ts';
import { PersonRow } from './person-row.tsx';

/** The people of the list with this name; an address may name one that does not exist. */
export function PeopleList({ id }: { id: string }) {
  const { t } = useTranslation();
  const list = peopleLists.find((name) => name === id);
  return (
    <>
      <Link
        to={paths.creatorTool('lists')}
        className="mb-4 inline-flex min-h-11 items-center gap-2 rounded-control pe-2 font-medium text-ink-soft hover:text-ink"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        {t('people.back')}
      </Link>
      {list ? (
        <Members key={list} list={list} />
      ) : (
        <EmptyState icon={<UsersRound />} title={t('people.missing')} />
      )}
    </>
  );
}

function Members({ list }: { list: ListName }) {
  const { t } = useTranslation();
  const people = useInfiniteQuery(peopleQuery(list));
  const count = people.data?.pages[0]?.count;
  return (
    <section aria-labelledby="people-list">
      <h2 id="people-list" className="font-bold text-title">
        {t(`people.${list}`)}
      </h2>
      <p className="mt-1 mb-4 min-h-6 text-ink-soft">
        {count !== undefined &&
          (count >= countedPeople
            ? t('people.countMany', { most: formatNumber(count) })
            : t('people.count', { count }))}
      </p>
      <LoadMoreList
        query={people}
        empty={<EmptyState icon={<UsersRound />} title={t('people.empty')} text={t('people.emptyText')} />}
      >
        {(pages) => (
          <ul className="divide-y divide-line">
            {pages.map((person) => (
              <PersonRow key={person.user_id} person={person} list={list} />
            ))}
          </ul>
        )}
      </LoadMoreList>
    </section>
  );
}
