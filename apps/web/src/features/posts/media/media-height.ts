import type { MediaItem } from '@kindred/contract/media/calls';
import { cardWidthPx, mediaDefaultHeightPx, mediaMaxHeightPx } from '@kindred/contract/posts/limits';

type Size = Pick<MediaItem, 'width' | 'height'>;

export function mediaHeight(item: Size | undefined): number {
  if (!item?.width || !item.height) return mediaDefaultHeightPx;
  return Math.min(mediaMaxHeightPx, Math.round((cardWidthPx * item.height) / item.width));
}

/** The same as `aspect-ratio`, so that the area has its place before anything loads, on any width. */
export function mediaAspect(item: Size | undefined): string {
  return `${cardWidthPx} / ${mediaHeight(item)}`;
}
