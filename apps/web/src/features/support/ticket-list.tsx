import type { SupportTicket } from '@kindred/contract/support/calls';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDateTime } from '../../lib/format/format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Tag } from '../../ui/feedback/badge.tsx';
import { CardSection } from '../../ui/layout/card-section.tsx';
import { LoadMoreList } from '../../ui/layout/load-more-list.tsx';
import { ticketsQuery } from './support.queries.ts';
import { TicketConversation } from './ticket-conversation.tsx';

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
                <TicketItem ticket={ticket} />
              </li>
            ))}
          </ul>
        )}
      </LoadMoreList>
    </CardSection>
  );
}

function TicketItem({ ticket }: { ticket: SupportTicket }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold tabular-nums">
          {t('prefs.support.number', { id: ticket.ticket_id })}
        </span>
        <Tag tone={ticket.state === 'closed' ? 'neutral' : 'good'}>{t(`prefs.support.${ticket.state}`)}</Tag>
        <span className="text-caption text-ink-soft">
          {t(`prefs.support.topics.${ticket.topic}`)} · {formatDateTime(ticket.created_time)}
        </span>
      </div>
      {!isOpen && (
        <p dir="auto" className="mt-2 line-clamp-3 whitespace-pre-wrap text-ink-soft">
          {ticket.content}
        </p>
      )}
      <Button variant="secondary" className="mt-3" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? t('prefs.support.hideTicket') : t('prefs.support.openTicket')}
      </Button>
      {isOpen && <TicketConversation ticketId={ticket.ticket_id} />}
    </>
  );
}
