import type { MediaItem } from '@kindred/contract/media/calls';
import type { Translate } from '../../../lib/i18n/text-key.ts';

/** What a post holds, in words: "2 photos · 1 video". */
export function mediaSummary(media: readonly Pick<MediaItem, 'type'>[], t: Translate): string {
  const videos = media.filter(({ type }) => type === 'video').length;
  const images = media.length - videos;
  return [
    images > 0 && t('post.photos', { count: images }),
    videos > 0 && t('post.videos', { count: videos }),
  ]
    .filter(Boolean)
    .join(' · ');
}
