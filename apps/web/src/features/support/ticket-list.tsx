import { useInfiniteQuery } from '@tanstack/react-query';
import { formatDateTime } from '../../lib/format/format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Tag } from '../../ui/feedback/badge.tsx';
import { CardSection } from '../../ui/layout/card-section.tsx';
import { LoadMoreList } from '../../ui/layout/load-more-list.tsx';
import { ticketsQuery } from './support.queries.ts';

export function TicketList() {
  const { t } = useTranslation();
  const tickets = useInfiniteQuery(ticketsQuery);
  return (
    <CardSection title={t('prefs.support.mine')}>
      <LoadMoreList query={tickets} empty={<p className="py-4 text-ink-soft">{t('prefs.support.none')}</p>}>
        {(list) => (
          <ul className="divide-y divide-line">
            {list.map((ticket) => (
              <li key={ticket.ticket_id} className="py-4">
                <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
                  <span className="font-semibold tabular-nums">
                    {t('prefs.support.number', { id: ticket.ticket_id })}
                  </span>
                  <Tag tone={ticket.state === 'open' ? 'good' : 'neutral'}>
                    {t(`prefs.support.${ticket.state}`)}
                  </Tag>
                  <span className="text-caption text-ink-soft">
                    {t(`prefs.support.topics.${ticket.topic}`)} · {formatDateTime(ticket.created_time)}
                  </span>
                </div>
                <p dir="auto" className="mt-2 line-clamp-3 whitespace-pre-wrap text-ink-soft">
                  {ticket.content}
                </p>
              </li>
            ))}
          </ul>
        )}
      </LoadMoreList>
    </CardSection>
  );
}
