import type { TicketConversation as Conversation } from '@kindred/contract/support/calls';
import { ticketFilesMax } from '@kindred/contract/support/limits';
import { useQuery } from '@tanstack/react-query';
import { formatDateTime } from '../../lib/format/format.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { ticketQuery } from './support.queries.ts';
import { TicketReply } from './ticket-reply.tsx';

/** A request with everything that was written in it, and a way to write on. */
export function TicketConversation({ ticketId }: { ticketId: string }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(ticketQuery(ticketId));
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-32 rounded-card" />;
  return (
    <div className="mt-3 flex flex-col gap-4">
      <Messages conversation={data} />
      {data.file_num > 0 && (
        <p className="text-caption text-ink-soft">{t('prefs.support.pictures', { count: data.file_num })}</p>
      )}
      <TicketReply ticket={data.ticket} mayAddPicture={data.file_num < ticketFilesMax} />
    </div>
  );
}

function Messages({ conversation: { ticket, messages } }: { conversation: Conversation }) {
  const { t } = useTranslation();
  const first = {
    message_id: '0',
    author: 'person',
    content: ticket.content,
    created_time: ticket.created_time,
  };
  return (
    <ol className="flex flex-col gap-3">
      {[first, ...messages].map(({ message_id, author, content, created_time }) => (
        <li key={message_id} className="rounded-card bg-sunken px-4 py-3">
          <p className="text-caption text-ink-soft">
            <span className="font-semibold text-ink">
              {author === 'staff' ? t('prefs.support.us') : t('prefs.support.you')}
            </span>{' '}
            · {formatDateTime(created_time)}
          </p>
          <p dir="auto" className="mt-1 whitespace-pre-wrap break-words">
            {content}
          </p>
        </li>
      ))}
    </ol>
  );
}
