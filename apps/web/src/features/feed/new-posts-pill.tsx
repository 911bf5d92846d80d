import type { CallOutput } from '@kindred/contract/wire/calls';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowUp } from 'lucide-react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Button } from '../../ui/controls/button.tsx';
import { newestPostQuery } from './feed.queries.ts';
import { showNewest } from './show-newest.ts';

type NewPostsPillProps = {
  /** The first page of the feed as it is shown, and when it was read, in epoch milliseconds. */
  page: CallOutput<'listHomeFeed'> | undefined;
  readAt: number;
};

/** Appears when there is something newer than what is shown; brings it in without losing one's place unasked. */
export function NewPostsPill({ page, readAt }: NewPostsPillProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { data } = useQuery(newestPostQuery({ page, readAt }));
  const shown = page?.list[0];
  const newest = data?.list[0];
  const isNew = shown && newest && newest.created_time > shown.created_time;
  return (
    <div
      role="status"
      className="sticky top-[calc(4.5rem+var(--offline-line))] z-bar flex h-0 justify-center"
    >
      {isNew && (
        <Button size="small" className="animate-rise shadow-float" onClick={() => void showNewest(client)}>
          <ArrowUp aria-hidden="true" className="size-4" />
          {t('feed.newPosts')}
        </Button>
      )}
    </div>
  );
}
