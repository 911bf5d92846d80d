import { useInfiniteQuery } from '@tanstack/react-query';
import { UsersRound } from 'lucide-react';
import { formatDate } from '../../lib/format/format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { Link } from '../../ui/controls/link.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LoadMoreList } from '../../ui/layout/load-more-list.tsx';
import { Avatar } from '../../ui/media/avatar.tsx';
import { VerifiedName } from '../../ui/text/verified-name.tsx';
import { invitedQuery } from './invites.queries.ts';

export function InvitedList() {
  const { t } = useTranslation();
  const invited = useInfiniteQuery(invitedQuery);
  return (
    <section aria-labelledby="invited-list">
      <h2 id="invited-list" className="mb-2 font-semibold text-lead">
        {t('invite.list')}
      </h2>
      <LoadMoreList
        query={invited}
        empty={
          <EmptyState icon={<UsersRound />} title={t('invite.listEmpty')} text={t('invite.listEmptyText')} />
        }
      >
        {(creators) => (
          <ul className="divide-y divide-line">
            {creators.map((creator) => (
              <li key={creator.char_id}>
                <Link
                  to={paths.character(creator.char_id)}
                  className="-mx-3 flex items-center gap-4 rounded-control px-3 py-3 transition hover:bg-sunken"
                >
                  <Avatar src={creator.avatar} name={creator.name} />
                  <span className="min-w-0 grow">
                    <VerifiedName name={creator.name} label={creator.is_blue_label} className="max-w-full" />
                    <span className="block truncate text-caption text-ink-faint">
                      @{creator.char_unique_id} ·{' '}
                      {t('invite.since', { date: formatDate(creator.invited_time) })}
                    </span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </LoadMoreList>
    </section>
  );
}
