import { countedPeople } from '@kindred/contract/creator-tools/limits';
import { peopleLists } from '@kindred/contract/lists/limits';
import type { FanList } from '@kindred/contract/lists/calls';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { ArrowLeft, UsersRound } from 'lucide-react';
import { formatNumber } from '../../../lib/format/format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Link } from '../../../ui/controls/link.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { LoadMoreList } from '../../../ui/layout/load-more-list.tsx';
import { fanListsQuery, peopleQuery } from '../creator-tools.queries.ts';
import { openDialog } from '../../../ui/overlay/dialogs.ts';
import { listDialog } from '../lists/list.dialog.ts';
import { PersonRow } from './person-row.tsx';

/** The people of the list with this name; an address may name one that does not exist. */
export function PeopleList({ id }: { id: string }) {
  const { t } = useTranslation();
  const name = peopleLists.find((list) => list === id);
  const isOwn = /^\d+$/.test(id);
  const own = useQuery({ ...fanListsQuery(), enabled: isOwn }).data?.list.find(
    ({ list_id }) => list_id === id,
  );
  return (
    <>
      <Link
        to={paths.creatorTool('lists')}
        className="mb-4 inline-flex min-h-11 items-center gap-2 rounded-control pe-2 font-medium text-ink-soft hover:text-ink"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        {t('people.back')}
      </Link>
      {isOwn && own && <Members key={id} list={id} title={own.name} own={own} />}
      {name && <Members key={id} list={id} title={t(`people.${name}`)} />}
      {!isOwn && !name && <EmptyState icon={<UsersRound />} title={t('people.missing')} />}
    </>
  );
}

function Members({ list, title, own }: { list: string; title: string; own?: FanList }) {
  const { t } = useTranslation();
  const people = useInfiniteQuery(peopleQuery(list));
  const count = people.data?.pages[0]?.count;
  return (
    <section aria-labelledby="people-list">
      <h2 id="people-list" className="font-bold text-title">
        {title}
      </h2>
      <p className="mt-1 mb-4 min-h-6 text-ink-soft">
        {count !== undefined &&
          (count >= countedPeople && !own
            ? t('people.countMany', { most: formatNumber(count) })
            : t('people.count', { count }))}
      </p>
      {own && (
        <div className="mb-4">
          <Button variant="secondary" onClick={() => void openDialog(listDialog, { list: own })}>
            {t('lists.change')}
          </Button>
        </div>
      )}
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
