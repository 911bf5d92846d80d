import { readSetting } from '../lib/storage/device.ts';
import { specKeys } from '../lib/storage/personal-storage.ts';

const publicPage = /^\/@([^/]+)(?:\/post\/(\d+))?\/?$/;

/** Where the app shows what is on this public page; undefined for other paths. */
export function appAddress(path: string): string | undefined {
  const [, handle, postId] = publicPage.exec(path) ?? [];
  if (!handle) return undefined;
  return `/character/${handle}${postId ? `?diary_id=${postId}` : ''}`;
}

/** Public pages are for visitors: a signed-in person goes on to the same content in the app. */
export function openInApp(): void {
  const address = appAddress(location.pathname);
  if (address && readSetting(specKeys.token)) location.replace(address);
}
