import type { CallOutput } from '@kindred/contract/all/calls';
import { bannerSizes } from '../features/characters/banner-sizes.ts';
import { shownMedia } from '../features/posts/data/shown-media.ts';
import { pictureSizes } from '../features/posts/media/picture-sizes.ts';
import { publicSourceSet, sourceSet } from '../ui/media/source-set.ts';

export async function preloadFirstPicture(response: Response): Promise<void> {
  const { list } = await dataOf<CallOutput<'listHomeFeed'>>(response);
  const [post] = list;
  const [item] = post ? shownMedia(post) : [];
  if (!item?.image) return;
  preload(item.image, item.type === 'image' ? sourceSet(item.sources) : '', pictureSizes);
}

export async function preloadBanner(response: Response): Promise<void> {
  const { banner } = await dataOf<CallOutput<'getCharacterInfo'>>(response);
  if (banner) preload(banner, publicSourceSet(banner) ?? '', bannerSizes);
}

async function dataOf<Data>(response: Response): Promise<Data> {
  return ((await response.clone().json()) as { data: Data }).data;
}

function preload(href: string, imageSrcset: string, imageSizes: string): void {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'preload', as: 'image', fetchPriority: 'high', href });
  if (imageSrcset) Object.assign(link, { imageSrcset, imageSizes });
  document.head.append(link);
}
