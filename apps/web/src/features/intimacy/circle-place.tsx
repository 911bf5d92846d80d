import type { ChatListItem } from '@kindred/contract/chat/calls';
import { circleLevel } from '@kindred/contract/chat/intimacy';
import { useQuery } from '@tanstack/react-query';
import { errorText } from '../../lib/call/error-text.ts';
import { formatDate } from '../../lib/format/format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Button } from '../../ui/controls/button.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { ownPlaceQuery } from './intimacy.queries.ts';
import { useSetCircle } from './use-set-circle.ts';

type CirclePlaceProps = { conversation: ChatListItem; level: number };

/** A fan's place in the inner circle, once they are close enough for it: since when, and the way out and in. */
export function CirclePlace({ conversation, level }: CirclePlaceProps) {
  if (conversation.side !== 'fan' || level < circleLevel) return null;
  return <OwnPlace charId={conversation.char_id} name={conversation.nickname} />;
}

function OwnPlace({ charId, name }: { charId: string; name: string }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(ownPlaceQuery(charId));
  const set = useSetCircle({ char_id: charId });
  if (!data) {
    return error ? (
      <ErrorState error={error} onRetry={() => void refetch()} />
    ) : (
      <Skeleton className="h-24 rounded-card" />
    );
  }
  const place = data.list[0];
  const isOpen = place?.is_closed === 0;
  return (
    <section className="rounded-card bg-sunken p-4">
      <h3 className="font-semibold">{t('intimacy.circle')}</h3>
      <p className="mt-1 text-ink-soft">
        {!place && t('intimacy.circleNone', { name })}
        {place && isOpen && t('intimacy.circleIn', { name, date: formatDate(place.since_time) })}
        {place && !isOpen && t('intimacy.circleLeft', { name })}
      </p>
      {place && (
        <Button
          className="mt-3"
          size="small"
          variant="secondary"
          isLoading={set.isPending}
          onClick={() => set.mutate(isOpen)}
        >
          {t(isOpen ? 'intimacy.leave' : 'intimacy.return')}
        </Button>
      )}
      {set.error && (
        <p role="alert" className="mt-2 text-danger">
          {errorText(set.error)}
        </p>
      )}
    </section>
  );
}
