import {
  countUnreadNotifications,
  getUserData,
  listFollowingFeed,
  listHomeFeed,
} from '@kindred/contract/wire/wire.gen';
import { homeChoice } from '../features/feed/home-choice.ts';
import { getRequest } from '../lib/call/http-request.ts';
import { prefetch } from '../lib/call/prefetch.ts';
import { readSetting } from '../lib/storage/device.ts';
import { specKeys } from '../lib/storage/personal-storage.ts';
import { preloadPicture } from './preload-picture.ts';

const homePath = /^\/(home\/?)?$/;
/** What the home page asks first, all of it without input: the feed that this person looks at, then the rest. */
const firstCalls = () => [
  homeChoice.get() === 'forYou' ? listHomeFeed : listFollowingFeed,
  getUserData,
  countUnreadNotifications,
];

/**
 * For somebody signed in who opens the home page: shows its skeleton and sends the app's first calls. `call` takes
 * the answers in place of asking again.
 */
export function prefetchHome(): void {
  const token = readSetting(specKeys.token);
  if (!token || !homePath.test(location.pathname)) return;
  const root = document.documentElement;
  root.classList.add('shows-skeleton');
  const requests = firstCalls().map(([, path]) => getRequest(path, {}, { token, language: root.lang }));
  const [feed] = prefetch(token, requests);
  // What cannot be read here, the app says.
  feed?.then(preloadPicture).catch(() => undefined);
}
