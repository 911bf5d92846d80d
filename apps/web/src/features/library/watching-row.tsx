import type { CallOutput } from '@kindred/contract/all/calls';
import type { Post } from '@kindred/contract/posts/calls';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { editPage } from '../../lib/call/cached-items.ts';
import { call } from '../../lib/call/call.ts';
import { errorText } from '../../lib/call/error-text.ts';
import { formatLength } from '../../lib/format/format-length.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { Link } from '../../ui/controls/link.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { ScrollRow } from '../../ui/layout/scroll-row.tsx';
import { shownMedia } from '../posts/data/shown-media.ts';
import { watchPositionsQuery } from '../posts/media/watch.queries.ts';
import { watchingQuery } from './library.queries.ts';
import { PostThumbnail } from './post-thumbnail.tsx';

type Watched = CallOutput<'listWatching'>['list'][number];

/** Clips that were not watched to their end. Nothing where there are none, or while they cannot be had. */
export function WatchingRow() {
  const { t } = useTranslation();
  const { data } = useQuery({ ...watchingQuery, refetchOnMount: 'always' });
  const forget = useForget();
  if (!data || data.list.length === 0) return null;
  return (
    <section aria-labelledby="continue-watching" className="mb-6">
      <h2 id="continue-watching" className="mb-2 font-semibold text-lead">
        {t('library.continueWatching')}
      </h2>
      <ScrollRow>
        <ul className="flex w-max gap-3">
          {data.list.map(({ diary_id, seconds, post }) => (
            <li key={diary_id} className="relative w-36">
              <Tile post={post} seconds={seconds} />
              <button
                type="button"
                aria-label={t('library.forgetClip', { name: post.character.name })}
                onClick={() => forget(diary_id)}
                className="absolute top-0 right-0 grid size-11 place-items-center text-white"
              >
                <span className="grid size-7 place-items-center rounded-full bg-black/60">
                  <X aria-hidden="true" className="size-4" />
                </span>
              </button>
            </li>
          ))}
        </ul>
      </ScrollRow>
    </section>
  );
}

function Tile({ post, seconds }: { post: Post; seconds: number }) {
  const { t } = useTranslation();
  const { char_id, name } = post.character;
  const length = shownMedia(post).find(({ type }) => type === 'video')?.duration ?? 0;
  const left = formatLength(Math.max(0, length - seconds));
  return (
    <Link
      to={paths.post(char_id, post.diary_id)}
      aria-label={t('library.goOnWith', { name, left })}
      className="block rounded-control"
    >
      <span className="relative block aspect-[4/5] overflow-hidden rounded-control bg-sunken">
        <PostThumbnail post={post} sizes="144px" />
        <span className="absolute inset-x-0 bottom-0 h-1 bg-black/50">
          <span
            className="block h-full bg-action forced-colors:bg-[Highlight]"
            style={{ width: `${length > 0 ? Math.min(100, (seconds / length) * 100) : 0}%` }}
          />
        </span>
      </span>
      <span className="mt-1 block truncate font-medium text-caption">{name}</span>
      <span className="block text-caption text-ink-faint">{t('library.left', { left })}</span>
    </Link>
  );
}

/** Takes a clip out of the row, at once; it comes back where the server cannot be reached. */
function useForget(): (postId: string) => void {
  const client = useQueryClient();
  const { queryKey } = watchingQuery;
  const { mutate } = useMutation({
    mutationFn: (postId: string) => call('saveWatchPosition', { diary_id: postId, seconds: 0 }),
    onMutate: (postId) => {
      const before = client.getQueryData(queryKey);
      client.setQueryData<CallOutput<'listWatching'>>(
        queryKey,
        (list) => list && editPage(list, (item: Watched) => (item.diary_id === postId ? null : item)),
      );
      return { before };
    },
    onSuccess: () => client.invalidateQueries(watchPositionsQuery),
    onError: (error, _postId, context) => {
      client.setQueryData(queryKey, context?.before);
      toast('warning', errorText(error));
    },
  });
  return mutate;
}
