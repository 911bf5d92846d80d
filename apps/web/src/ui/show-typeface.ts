import { readSetting } from '../lib/storage/device.ts';

/** Under this name a browser remembers the file of the typeface that it has had. */
export const typefaceFile = 'typefaceFile';

/** Where the service worker has stored the typeface, the first words are set in it. */
export async function showTypeface(): Promise<void> {
  const file = readSetting(typefaceFile);
  if (file && (await caches.match(file))) document.documentElement.dataset.typeface = '';
}
