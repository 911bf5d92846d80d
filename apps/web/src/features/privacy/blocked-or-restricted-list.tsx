import { useInfiniteQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { CardSection } from '../../ui/layout/card-section.tsx';
import { LoadMoreList } from '../../ui/layout/load-more-list.tsx';
import { BlockedOrRestrictedRow } from './blocked-or-restricted-row.tsx';
import { blockedQuery, restrictedQuery } from './privacy.queries.ts';
import type { Way } from './use-block-or-restrict.ts';

const kinds = {
  block: { query: blockedQuery, lead: 'prefs.away.blockedLead', empty: 'prefs.away.noBlocked' },
  restrict: { query: restrictedQuery, lead: 'prefs.away.restrictedLead', empty: 'prefs.away.noRestricted' },
} as const;

export function BlockedOrRestrictedList({ way }: { way: Way }) {
  const { t } = useTranslation();
  const { query, lead, empty } = kinds[way];
  const people = useInfiniteQuery(query);
  return (
    <div className="flex flex-col gap-6">
      <p className="text-ink-soft">{t(lead)}</p>
      <LoadMoreList
        query={people}
        skeleton={<Skeleton className="h-56 rounded-card" />}
        empty={<EmptyState icon={<ShieldCheck />} title={t(empty)} text={t('prefs.away.how')} />}
      >
        {(list) => (
          <CardSection>
            <ul className="divide-y divide-line">
              {list.map((person) => (
                <BlockedOrRestrictedRow key={person.user_id} person={person} way={way} />
              ))}
            </ul>
          </CardSection>
        )}
      </LoadMoreList>
    </div>
  );
}

export function BlockedList() {
  return <BlockedOrRestrictedList way="block" />;
}

export function RestrictedList() {
  return <BlockedOrRestrictedList way="restrict" />;
}
