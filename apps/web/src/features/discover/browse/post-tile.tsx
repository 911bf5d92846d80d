import type { MediaItem } from '@kindred/contract/media/calls';
import type { Post } from '@kindred/contract/posts/calls';
import { Heart, Images, LockKeyhole, Play } from 'lucide-react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { Link } from '../../../ui/controls/link.tsx';
import { Avatar } from '../../../ui/media/avatar.tsx';
import { Picture } from '../../../ui/media/picture.tsx';
import { shownMedia } from '../../posts/data/shown-media.ts';
import { useFreshMedia } from '../../posts/data/use-fresh-media.ts';
import { mediaSummary } from '../../posts/unlock/media-summary.ts';
import { useUnlockHint } from './use-unlock-hint.ts';

/** One post of the wall: its first picture, or that it is locked and what opens it. */
export function PostTile({ post }: { post: Post }) {
  const { t } = useTranslation();
  const onStale = useFreshMedia(post.diary_id);
  const unlockHint = useUnlockHint(post);
  const { name, char_id: charId } = post.character;
  const first = shownMedia(post)[0];
  const label = first
    ? t('discover.openPost', { name })
    : t('discover.lockedPost', { name, what: unlockHint });
  return (
    <Link
      to={paths.post(charId, post.diary_id)}
      aria-label={label}
      className="group relative block aspect-[4/5] overflow-hidden bg-sunken text-white sm:rounded-control"
    >
      {first ? (
        <Picture
          source={still(first)}
          alt=""
          sizes="(min-width: 640px) 320px, 50vw"
          onStale={onStale}
          className="size-full transition-transform duration-300 group-hover:scale-[1.03] motion-reduce:transition-none"
        />
      ) : (
        <Locked post={post} words={unlockHint} />
      )}
      {first && <Mark item={first} count={post.media_count} />}
      <Writer post={post} />
    </Link>
  );
}

function Locked({ post, words }: { post: Post; words: string }) {
  const { t } = useTranslation();
  const placeholder = post.media[0]?.placeholder;
  return (
    <span className="absolute inset-0 grid place-items-center">
      {placeholder && (
        <img
          src={placeholder}
          alt=""
          className="absolute inset-0 size-full scale-125 object-cover blur-xl brightness-[0.55]"
        />
      )}
      <span className="relative flex flex-col items-center gap-1 px-3 pb-6 text-center">
        <LockKeyhole aria-hidden="true" className="size-6" />
        <span className="font-semibold">{words}</span>
        <span className="text-caption opacity-90">{mediaSummary(post.media, t)}</span>
      </span>
    </span>
  );
}

function Mark({ item, count }: { item: MediaItem; count: number }) {
  const look = 'absolute top-2 end-2 size-5 drop-shadow';
  if (item.type === 'video') return <Play aria-hidden="true" className={`${look} fill-white`} />;
  return count > 1 ? <Images aria-hidden="true" className={look} /> : null;
}

function Writer({ post: { character, statistics } }: { post: Post }) {
  return (
    <span className="absolute inset-x-0 bottom-0 flex items-center gap-2 bg-linear-to-t from-black/75 to-transparent px-2.5 pt-10 pb-2.5">
      <Avatar src={character.avatar} name={character.name} size="small" />
      <span className="min-w-0 grow truncate font-medium text-caption">{character.name}</span>
      {statistics.like_num > 0 && (
        <span aria-hidden="true" className="flex shrink-0 items-center gap-1 text-caption tabular-nums">
          <Heart className="size-3.5" />
          {statistics.like_num}
        </span>
      )}
    </span>
  );
}

// A clip shows its poster.
function still(item: MediaItem): MediaItem {
  return item.type === 'video' ? { ...item, url: item.image } : item;
}
