import type { CallOutput } from '@kindred/contract/all/calls';
import { maxNewPosts } from '@kindred/contract/feed/limits';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowUp } from 'lucide-react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Button } from '../../ui/controls/button.tsx';
import { newPostsQuery } from './feed.queries.ts';
import { showNewest } from './show-newest.ts';

type NewPostsPillProps = {
  /** The first page of Following as it is shown, and when it was read, in epoch milliseconds. */
  page: CallOutput<'listFollowingFeed'> | undefined;
  readAt: number;
};

/** Says how many posts are newer than what is shown; brings them in without moving the reader's place unasked. */
export function NewPostsPill({ page, readAt }: NewPostsPillProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { data } = useQuery(newPostsQuery(page, readAt));
  const count = data?.count ?? 0;
  return (
    <div
      role="status"
      className="sticky top-[calc(4.5rem+var(--offline-line))] z-bar flex h-0 justify-center"
    >
      {count > 0 && (
        <Button
          size="small"
          className="animate-rise shadow-float"
          onClick={() => void showNewest(client, 'following')}
        >
          <ArrowUp aria-hidden="true" className="size-4" />
          {count < maxNewPosts ? t('feed.newPosts', { count }) : t('feed.newPostsMany', { count })}
        </Button>
      )}
    </div>
  );
}
