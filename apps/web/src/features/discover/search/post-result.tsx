import type { Post } from '@kindred/contract/posts/calls';
import { LockKeyhole, Text } from 'lucide-react';
import { timeAgo } from '../../../lib/format/relative-time.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { Picture } from '../../../ui/media/picture.tsx';
import { shownMedia } from '../../posts/data/shown-media.ts';
import { useFreshMedia } from '../../posts/data/use-fresh-media.ts';
import { useUnlockHint } from '../browse/use-unlock-hint.ts';
import { Highlight } from './highlight.tsx';
import { SearchResult } from './search-result.tsx';
import { splitMatches } from './split-matches.ts';

type PostResultProps = { post: Post; typed: string; isOption?: boolean };

export function PostResult({ post, typed, isOption }: PostResultProps) {
  const unlockHint = useUnlockHint(post);
  const { name, char_id: charId } = post.character;
  const caption = post.content_cut ? `${post.content}… · ${unlockHint}` : post.content;
  return (
    <SearchResult
      to={paths.post(charId, post.diary_id)}
      isOption={isOption}
      picture={<Thumbnail post={post} />}
      title={name}
      aside={timeAgo(post.created_time)}
      text={<Highlight text={aroundMatch(caption, typed)} typed={typed} />}
    />
  );
}

function Thumbnail({ post }: { post: Post }) {
  const onStale = useFreshMedia(post.diary_id);
  const item = shownMedia(post)[0] ?? post.media[0];
  const thumbnailClass =
    'relative grid size-11 shrink-0 place-items-center overflow-hidden rounded-control bg-sunken';
  if (!item) {
    return (
      <span className={thumbnailClass}>
        <Text aria-hidden="true" className="size-5 text-ink-faint" />
      </span>
    );
  }
  return (
    <span className={thumbnailClass}>
      <Picture
        source={{ ...item, url: item.image }}
        alt=""
        sizes="44px"
        onStale={onStale}
        className="absolute! inset-0"
      />
      {post.access === 'locked' && (
        <LockKeyhole aria-hidden="true" className="relative size-5 text-white drop-shadow" />
      )}
    </span>
  );
}

// A line shows some sixty letters of a caption: those around the first word that was found.
function aroundMatch(text: string, typed: string): string {
  const [before, match] = splitMatches(text, typed);
  if (!match || !before || before.text.length < 40) return text;
  const start = before.text.indexOf(' ', before.text.length - 25);
  return `…${text.slice(start < 0 ? before.text.length : start + 1)}`;
}
