import { useInfiniteQuery } from '@tanstack/react-query';
import { HeartHandshake } from 'lucide-react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LoadMoreList } from '../../ui/layout/load-more-list.tsx';
import { CircleRow } from './circle-row.tsx';
import { innerCircleQuery } from './intimacy.queries.ts';

/** Of a creator: the fans who are close to them. Without a character: the circles of which one is part. */
export function InnerCircle({ charId }: { charId?: string | undefined }) {
  const { t } = useTranslation();
  const circle = useInfiniteQuery(innerCircleQuery(charId));
  return (
    <LoadMoreList
      query={circle}
      empty={
        <EmptyState
          icon={<HeartHandshake />}
          title={t(charId ? 'intimacy.circleEmpty' : 'intimacy.circlesEmpty')}
          text={t(charId ? 'intimacy.circleEmptyText' : 'intimacy.circlesEmptyText')}
        />
      }
    >
      {(places) => (
        <ul className="divide-y divide-line">
          {places.map((place) => (
            <CircleRow key={`${place.char_id} ${place.user_id}`} place={place} />
          ))}
        </ul>
      )}
    </LoadMoreList>
  );
}
