import type { MediaItem } from '@kindred/contract/media/calls';
import { formatLength } from '../../../lib/format/format-length.ts';
import type { Translate } from '../../../lib/i18n/text-key.ts';

type Summarized = Pick<MediaItem, 'type'> & Partial<Pick<MediaItem, 'duration'>>;

/** What a post holds, in words: "2 photos · 1 video (0:42)". */
export function mediaSummary(media: readonly Summarized[], t: Translate): string {
  const videos = media.filter(({ type }) => type === 'video');
  const images = media.length - videos.length;
  const seconds = videos.reduce((all, { duration }) => all + (duration ?? 0), 0);
  const length = seconds > 0 ? ` (${formatLength(seconds)})` : '';
  return [
    images > 0 && t('post.photos', { count: images }),
    videos.length > 0 && t('post.videos', { count: videos.length }) + length,
  ]
    .filter(Boolean)
    .join(' · ');
}
