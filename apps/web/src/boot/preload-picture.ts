import type { CallOutput } from '@kindred/contract/wire/calls';
import { shownMedia } from '../features/posts/data/shown-media.ts';
import { pictureSizes } from '../features/posts/media/picture-sizes.ts';
import { sourceSet } from '../ui/media/source-set.ts';

/** Fetches the picture or poster of the feed's first post, in the size in which its card will ask for it. */
export async function preloadPicture(response: Response): Promise<void> {
  const { data } = (await response.clone().json()) as { data: CallOutput<'listHomeFeed'> };
  const [post] = data.list;
  const [item] = post ? shownMedia(post) : [];
  if (!item?.image) return;
  const link = document.createElement('link');
  Object.assign(link, { rel: 'preload', as: 'image', fetchPriority: 'high', href: item.image });
  if (item.type === 'image') {
    link.imageSrcset = sourceSet(item.sources);
    link.imageSizes = pictureSizes;
  }
  document.head.append(link);
}
