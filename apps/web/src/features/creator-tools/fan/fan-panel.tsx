import type { FanFacts } from '@kindred/contract/creator-tools/calls';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { Link } from '../../../ui/controls/link.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { fanQuery } from '../creator-tools.queries.ts';
import { FanLists } from '../lists/fan-lists.tsx';
import { FanFigures } from './fan-figures.tsx';
import { FanNote } from './fan-note.tsx';
import { QuickReplies } from './quick-replies.tsx';

type FanPanelProps = {
  userId: string;
  name: string;
  /** Inserts a text into the composer. */
  onInsert: (text: string) => void;
  /** What the companion remembers of the fan; nothing stands there while there is nothing. */
  memory?: ReactNode;
};

export function FanPanel({ userId, name, onInsert, memory }: FanPanelProps) {
  const { data: fan, error, refetch } = useQuery(fanQuery(userId));
  if (!fan) {
    return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <PanelSkeleton />;
  }
  return (
    <div className="space-y-7">
      <FanFigures fan={fan} />
      <FanNote key={userId} userId={userId} stored={fan.note} />
      <QuickReplies name={name} onInsert={onInsert} />
      {memory}
      <FanLists userId={userId} />
      <BoughtPosts posts={fan.last_posts} />
    </div>
  );
}

function BoughtPosts({ posts }: { posts: FanFacts['last_posts'] }) {
  const { t } = useTranslation();
  if (posts.length === 0) return null;
  return (
    <section>
      <h3 className="pb-2 font-semibold">{t('fan.bought')}</h3>
      <ul className="space-y-1">
        {posts.map(({ diary_id, content }) => (
          <li key={diary_id}>
            <Link
              to={paths.ownPost(diary_id)}
              className="flex min-h-11 items-center truncate hover:underline"
            >
              <span dir="auto" className="truncate">
                {content || t('fan.untitled')}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function PanelSkeleton() {
  return (
    <div className="space-y-3">
      {[1, 2, 3, 4].map((line) => (
        <Skeleton key={line} className="h-9" />
      ))}
      <Skeleton className="h-28" />
    </div>
  );
}
