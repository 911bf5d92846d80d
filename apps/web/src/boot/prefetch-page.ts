import {
  countUnreadNotifications,
  getCharacterInfo,
  getConversation,
  getUserData,
  listCharacterPosts,
  listFollowingFeed,
  listHomeFeed,
  listMessages,
} from '@kindred/contract/wire/wire.gen';
import { messagePageSize } from '../features/chat/message-page-size.ts';
import { homeChoice } from '../features/feed/home-choice.ts';
import { getRequest } from '../lib/call/http-request.ts';
import { prefetch } from '../lib/call/prefetch.ts';
import { readSetting } from '../lib/storage/device.ts';
import { specKeys } from '../lib/storage/personal-storage.ts';
import { preloadBanner, preloadFirstPicture } from './preload-picture.ts';

const homePath = /^\/(home\/?)?$/;
const characterPath = /^\/character\/([\w.-]+)\/?$/;
const conversationPath = /^\/messages\/(\d+)\/?$/;

type Call = readonly [method: string, path: string, ...rest: unknown[]];
type FirstCalls = {
  /** What the page asks first, with its input; the pictures that it shows come from the first answer. */
  calls: readonly (readonly [call: Call, input: object])[];
  preload?: (response: Response) => Promise<void>;
};

/** What the page at this address asks as it opens; the order is that of what somebody waits for. */
function firstCallsOf(path: string): FirstCalls | undefined {
  if (homePath.test(path)) {
    const feed = homeChoice.get() === 'forYou' ? listHomeFeed : listFollowingFeed;
    return { calls: [[feed, {}]], preload: preloadFirstPicture };
  }
  const charId = characterPath.exec(path)?.[1];
  if (charId !== undefined) {
    const posts = /^\d+$/.test(charId) ? ([[listCharacterPosts, { char_id: charId }]] as const) : [];
    return { calls: [[getCharacterInfo, { char_id: charId }], ...posts], preload: preloadBanner };
  }
  // As a fan names a conversation: most people are.
  const peerId = conversationPath.exec(path)?.[1];
  if (peerId === undefined || location.search !== '') return undefined;
  return {
    calls: [
      [getConversation, { char_id: peerId }],
      [listMessages, { char_id: peerId, size: messagePageSize }],
    ],
  };
}

/**
 * For somebody signed in: sends the first calls of the page that is opened, and shows the home page's skeleton there.
 * `call` takes the answers in place of asking again.
 */
export function prefetchPage(): void {
  const token = readSetting(specKeys.token);
  const { pathname } = location;
  const first = token && firstCallsOf(pathname);
  if (!token || !first) return;
  const root = document.documentElement;
  root.classList.toggle('shows-skeleton', homePath.test(pathname));
  const sender = { token, language: root.lang };
  const calls = [...first.calls, [getUserData, {}] as const, [countUnreadNotifications, {}] as const];
  const [answer] = prefetch(
    token,
    calls.map(([[, path], input]) => getRequest(path, input, sender)),
  );
  // What cannot be read here, the app says.
  answer?.then(first.preload).catch(() => undefined);
}
