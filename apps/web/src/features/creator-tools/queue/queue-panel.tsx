import type { WaitingPost } from '@kindred/contract/creator-tools/calls';
import { postState } from '@kindred/contract/posts/limits';
import { useInfiniteQuery } from '@tanstack/react-query';
import { CalendarClock } from 'lucide-react';
import { useState } from 'react';
import { formatDateTime } from '../../../lib/format/format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { buttonClass } from '../../../ui/controls/button.tsx';
import { Link } from '../../../ui/controls/link.tsx';
import { Tag } from '../../../ui/feedback/badge.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ChoiceChips } from '../../../ui/form/choice-chips.tsx';
import { LoadMoreList } from '../../../ui/layout/load-more-list.tsx';
import { Diamonds } from '../../../ui/text/money.tsx';
import { waitingPostsQuery } from '../creator-tools.queries.ts';
import { PostThumb } from '../post-thumb.tsx';
import type { CalendarView } from './calendar/calendar-days.ts';
import { PostCalendar } from './calendar/post-calendar.tsx';

type QueueView = 'list' | CalendarView;

/** What waits, as a list with the drafts or as a calendar. */
export function QueuePanel() {
  const { t } = useTranslation();
  const [view, setView] = useState<QueueView>('list');
  const choices = (['list', 'week', 'month'] as const).map((value) => ({
    value,
    label: t(`calendar.${value}`),
  }));
  return (
    <>
      <p className="mb-5 text-ink-soft">{t('queue.lead')}</p>
      <div className="mb-5">
        <ChoiceChips label={t('calendar.view')} choices={choices} value={view} onChange={setView} />
      </div>
      {view === 'list' ? <WaitingList /> : <PostCalendar key={view} view={view} />}
    </>
  );
}

function WaitingList() {
  const { t } = useTranslation();
  const waiting = useInfiniteQuery(waitingPostsQuery);
  return (
    <LoadMoreList
      query={waiting}
      empty={
        <EmptyState
          icon={<CalendarClock />}
          title={t('queue.empty')}
          text={t('queue.emptyText')}
          action={
            <Link to={paths.createPost} className={buttonClass()}>
              {t('studio.newPost')}
            </Link>
          }
        />
      }
    >
      {(posts) => (
        <ul className="divide-y divide-line">
          {posts.map((post) => (
            <li key={post.diary_id}>
              <WaitingRow post={post} onStale={() => void waiting.refetch()} />
            </li>
          ))}
        </ul>
      )}
    </LoadMoreList>
  );
}

function WaitingRow({ post, onStale }: { post: WaitingPost; onStale: () => void }) {
  const { t } = useTranslation();
  const isDraft = post.state === postState.draft;
  return (
    <Link
      to={paths.editPost(post.diary_id)}
      className="-mx-3 flex items-center gap-4 rounded-control px-3 py-3.5 transition hover:bg-sunken"
    >
      <PostThumb item={post.item} onStale={onStale} />
      <span className="min-w-0 grow">
        <span className="block truncate">{post.content || t('insights.noCaption')}</span>
        <span className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-caption text-ink-faint">
          <Tag tone={isDraft ? 'neutral' : 'good'}>
            {isDraft ? t('queue.draft') : t('queue.scheduled', { date: formatDateTime(post.publish_time) })}
          </Tag>
          {post.media_num > 0 && <span>{t('queue.media', { count: post.media_num })}</span>}
          {post.price > 0 && <Diamonds amount={post.price} />}
        </span>
      </span>
    </Link>
  );
}
