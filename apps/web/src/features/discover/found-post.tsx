import type { Post } from '@kindred/contract/posts';
import { LockKeyhole, Text } from 'lucide-react';
import { paths } from '../../lib/paths.ts';
import { timeAgo } from '../../lib/relative-time.ts';
import { shownMedia } from '../posts/shown-media.ts';
import { Hits } from './hits.tsx';
import { SearchHit } from './search-hit.tsx';
import { useLockWords } from './use-lock-words.ts';

type FoundPostProps = { post: Post; typed: string; isOption?: boolean };

/** A post by its caption, as far as it may be read. */
export function FoundPost({ post, typed, isOption }: FoundPostProps) {
  const lockWords = useLockWords(post);
  const { name, char_id: charId } = post.character;
  const caption = post.content_cut ? `${post.content}… · ${lockWords}` : post.content;
  return (
    <SearchHit
      to={paths.post(charId, post.diary_id)}
      isOption={isOption}
      picture={<Thumbnail post={post} />}
      title={name}
      aside={timeAgo(post.created_time)}
      text={<Hits text={aroundHit(caption, typed)} typed={typed} />}
    />
  );
}

function Thumbnail({ post }: { post: Post }) {
  const placeholder = (shownMedia(post)[0] ?? post.media[0])?.placeholder;
  const Icon = post.access === 'locked' ? LockKeyhole : Text;
  return (
    <span className="relative grid size-11 shrink-0 place-items-center overflow-hidden rounded-control bg-sunken text-ink-faint">
      <Icon aria-hidden="true" className="size-5" />
      {placeholder && <img src={placeholder} alt="" className="absolute inset-0 size-full object-cover" />}
      {placeholder && post.access === 'locked' && (
        <LockKeyhole aria-hidden="true" className="absolute size-5 text-white drop-shadow" />
      )}
    </span>
  );
}

// A line shows some sixty letters of a caption: those around the first word that was typed.
function aroundHit(text: string, typed: string): string {
  const word = /[\p{L}\p{N}]+/u.exec(typed)?.[0].toLowerCase() ?? '';
  const at = text.toLowerCase().indexOf(word);
  return at < 40 ? text : `…${text.slice(at - 20)}`;
}
