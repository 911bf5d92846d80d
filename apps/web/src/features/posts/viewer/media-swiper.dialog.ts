import { defineDialog } from '../../../ui/overlay/dialogs.ts';
import type { characterPostsPages } from '../posts.queries.ts';
import type { ViewerParts } from './viewer-parts.ts';

/** A list of posts that goes on: the home feed, or a character's posts. */
export type PostPages = ReturnType<typeof characterPostsPages>;

export const mediaSwiper = defineDialog<{
  pages: PostPages;
  postId: string;
  startAt: number;
  parts?: ViewerParts;
}>(() => import('./media-swiper.tsx').then((module) => ({ default: module.MediaSwiper })));
