import { readSetting } from '../lib/storage/device.ts';
import { specKeys } from '../lib/storage/personal-storage.ts';

/** Addresses by the skeleton in index.html that stands in for their page; the first that fits. */
const skeletons: readonly [address: RegExp, skeleton: string | undefined][] = [
  [/^\/(home\/?)?$/, 'home'],
  [/^\/character\/[^/]+\/?$/, 'creator'],
  [/^\/messages\/[^/]+\/?$/, 'conversation'],
  [/^\/messages\/?$/, 'list'],
  // These come without what surrounds the others.
  [/^\/(login|invites|recommend|dev\/ui)\/?$/, undefined],
  [/^/, 'page'],
];

/** Shows somebody signed in the outline of the page that they open, until the app draws the page itself. */
export function showSkeleton(): void {
  if (!readSetting(specKeys.token)) return;
  const [, skeleton] = skeletons.find(([address]) => address.test(location.pathname)) ?? [];
  if (skeleton) document.documentElement.dataset.skeleton = skeleton;
}

/** Nothing will take its place. */
export function hideSkeleton(): void {
  delete document.documentElement.dataset.skeleton;
}
