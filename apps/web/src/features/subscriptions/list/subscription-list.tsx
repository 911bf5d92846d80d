import { useInfiniteQuery } from '@tanstack/react-query';
import { Star } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { buttonClass } from '../../../ui/controls/button.tsx';
import { Link } from '../../../ui/controls/link.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ChoiceChips } from '../../../ui/form/choice-chips.tsx';
import { LoadMoreList } from '../../../ui/layout/load-more-list.tsx';
import { GivenSubscriptions } from '../gifts/given-subscriptions.tsx';
import { subscriptionsQuery } from '../subscriptions.queries.ts';
import { SubscriptionRow } from './subscription-row.tsx';

const kinds = ['all', 'pro', 'free'] as const;
type Kind = (typeof kinds)[number];

export function SubscriptionList() {
  const { t } = useTranslation();
  const [kind, setKind] = useState<Kind>('all');
  const joined = useInfiniteQuery(subscriptionsQuery(kind));
  return (
    <>
      <div className="mb-5">
        <ChoiceChips
          label={t('subscriptions.filter')}
          choices={kinds.map((value) => ({ value, label: t(`subscriptions.${value}`) }))}
          value={kind}
          onChange={setKind}
        />
      </div>
      <LoadMoreList query={joined} empty={<NothingJoined isFiltered={kind !== 'all'} />}>
        {(list) => (
          <ul className="flex flex-col gap-3">
            {list.map((subscription) => (
              <SubscriptionRow key={subscription.char_id} subscription={subscription} />
            ))}
          </ul>
        )}
      </LoadMoreList>
      <GivenSubscriptions />
    </>
  );
}

function NothingJoined({ isFiltered }: { isFiltered: boolean }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={<Star />}
      title={t(isFiltered ? 'subscriptions.emptyKind' : 'subscriptions.empty')}
      text={t('subscriptions.emptyText')}
      action={
        <Link to={paths.discover} className={buttonClass('secondary')}>
          {t('nav.discover')}
        </Link>
      }
    />
  );
}
