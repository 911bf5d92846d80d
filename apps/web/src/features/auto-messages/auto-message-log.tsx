import type { AutoMessageLogEntry } from '@kindred/contract/auto-messages/calls';
import { useInfiniteQuery } from '@tanstack/react-query';
import { MailCheck } from 'lucide-react';
import { formatDateTime } from '../../lib/format/format.ts';
import { timeAgo } from '../../lib/format/relative-time.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { Link } from '../../ui/controls/link.tsx';
import { Tag } from '../../ui/feedback/badge.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { CardSection } from '../../ui/layout/card-section.tsx';
import { LoadMoreList } from '../../ui/layout/load-more-list.tsx';
import { Avatar } from '../../ui/media/avatar.tsx';
import { autoMessageNames } from './auto-message-names.ts';
import { autoMessageLogQuery } from './auto-messages.queries.ts';
import { MediaLine } from './media-line.tsx';

/** Sent and suppressed automated messages with their reasons, newest first. */
export function AutoMessageLog() {
  const { t } = useTranslation();
  const log = useInfiniteQuery(autoMessageLogQuery);
  return (
    <CardSection title={t('prefs.auto.log')}>
      <LoadMoreList
        query={log}
        skeleton={<Skeleton className="h-40 rounded-card" />}
        empty={
          <EmptyState
            icon={<MailCheck />}
            title={t('prefs.auto.logEmpty')}
            text={t('prefs.auto.logEmptyText')}
          />
        }
      >
        {(entries) => (
          <ul className="divide-y divide-line">
            {entries.map((entry) => (
              <Entry key={entry.log_id} entry={entry} />
            ))}
          </ul>
        )}
      </LoadMoreList>
    </CardSection>
  );
}

function Entry({ entry }: { entry: AutoMessageLogEntry }) {
  const { t } = useTranslation();
  const { nickname, user_id, kind, state, reason, message } = entry;
  const time = entry.ended_time ?? entry.created_time;
  return (
    <li className="flex items-center gap-3 py-3">
      <Avatar src={entry.avatar} name={nickname} size="small" />
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-x-2">
          <Link to={paths.conversation(user_id)} className="truncate rounded font-medium hover:underline">
            {nickname}
          </Link>
          <span className="text-caption text-ink-soft">{t(autoMessageNames[kind])}</span>
        </p>
        {message && message.content !== '' && (
          <p dir="auto" className="truncate text-caption text-ink-soft">
            {message.content}
          </p>
        )}
        {message && message.media_num > 0 && (
          <MediaLine mediaNum={message.media_num} price={message.price} isSold={message.is_sold} />
        )}
        <p className="text-caption text-ink-faint">
          {reason && `${t(`prefs.auto.reason.${reason}`)} · `}
          {state === 'waiting' ? (
            t('prefs.auto.due', { time: formatDateTime(entry.due_time) })
          ) : (
            <time dateTime={time}>{timeAgo(time)}</time>
          )}
        </p>
      </div>
      <Tag tone={state === 'sent' ? 'good' : 'neutral'}>{t(`prefs.auto.state.${state}`)}</Tag>
    </li>
  );
}
