import type { Post } from '@kindred/contract/posts/calls';
import { type ComponentType, createContext } from 'react';

/** What higher features add to a post on the whole screen, as they do to its card. */
export type ViewerParts = {
  onGift?: ((post: Post) => void) | undefined;
  comments?: ComponentType<{ post: Post }> | undefined;
};

export const ViewerPartsContext = createContext<ViewerParts>({});
