import { createContext, useContext } from 'react';
import { openDialog } from '../../../ui/overlay/dialogs.ts';
import { mediaSwiper, type PostPages } from './media-swiper.dialog.ts';
import { mediaViewer } from './media-viewer.dialog.ts';
import { ViewerPartsContext } from './viewer-parts.ts';

/** The list in which the posts below are shown; null where a post stands alone. */
export const PostListContext = createContext<PostPages | null>(null);

/** Opens an item of a post on the whole screen; in a list, swiping goes on to the next posts. */
export function useOpenMedia(postId: string): (startAt: number) => void {
  const pages = useContext(PostListContext);
  const parts = useContext(ViewerPartsContext);
  return (startAt) => {
    if (pages) void openDialog(mediaSwiper, { pages, postId, startAt, parts });
    else void openDialog(mediaViewer, { postId, startAt, parts });
  };
}
