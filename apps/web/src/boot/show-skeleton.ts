import { readSetting } from '../lib/storage/device.ts';
import { specKeys } from '../lib/storage/personal-storage.ts';

/** Shows the outline of a page in index.html to a signed-in person until the app draws the page. */
export function showSkeleton(): void {
  if (readSetting(specKeys.token)) document.documentElement.dataset.skeleton = '';
}
