import {
  getCharacterInfo,
  getConversation,
  getCurrency,
  getUserData,
  listCharacterPosts,
  listFollowingFeed,
  listHomeFeed,
  listMessages,
} from '@kindred/contract/all/wire.gen';
import type { UserData } from '@kindred/contract/users/calls';
import { messagePageSize } from '../features/conversation/thread/message-page-size.ts';
import { homeChoice } from '../features/feed/home-choice.ts';
import { getRequest } from '../lib/call/http-request.ts';
import { prefetch } from '../lib/call/prefetch.ts';
import { readSetting } from '../lib/storage/device.ts';
import { readSpecItem, specKeys } from '../lib/storage/personal-storage.ts';
import { preloadBanner, preloadFirstPicture } from './preload-picture.ts';

const homePath = /^\/(home\/?)?$/;
const characterPath = /^\/character\/([\w.-]+)\/?$/;
const numeric = /^\d+$/;
const conversationPath = /^\/messages\/(\d+)\/?$/;

type Request = readonly [call: readonly [method: string, path: string, ...rest: unknown[]], input: object];
type FirstCalls = {
  first: Request;
  /** Requests beside the first. */
  more?: readonly Request[];
  /** Requests that follow an answer with content. */
  next?: Request;
  /** Fetches the picture that the first answer leads to. */
  preload?: (response: Response) => Promise<void>;
};

function firstCallsOf({ pathname, search }: Location): FirstCalls | undefined {
  if (homePath.test(pathname)) {
    const feed = homeChoice.get() === 'forYou' ? listHomeFeed : listFollowingFeed;
    return { first: [feed, {}], preload: preloadFirstPicture };
  }
  const charId = characterPath.exec(pathname)?.[1];
  if (charId !== undefined) {
    const character = { char_id: charId };
    // Posts are asked for by the number, which a handle does not say.
    const posts: Request[] = numeric.test(charId) ? [[listCharacterPosts, character]] : [];
    const more: Request[] = [...posts, [getCurrency, {}]];
    return { first: [getCharacterInfo, character], more, preload: preloadBanner };
  }
  // A creator's may be one with a fan, which calls name otherwise.
  const isFan = readSpecItem<UserData>('user')?.char_id === null;
  const peerId = conversationPath.exec(pathname)?.[1];
  if (!isFan || peerId === undefined || search !== '') return undefined;
  const conversation = { char_id: peerId };
  return {
    first: [getConversation, conversation],
    more: [[getCharacterInfo, conversation]],
    next: [listMessages, { ...conversation, size: messagePageSize }],
  };
}

/** Sends the first calls of the opened page for a signed-in person. `call` takes the answers instead of sending them again. */
export function prefetchPage(): void {
  const token = readSetting(specKeys.token);
  const calls = token ? firstCallsOf(location) : undefined;
  if (!token || !calls) return;
  const { first, more = [], next, preload } = calls;
  const language = document.documentElement.lang;
  const ask = (requests: readonly Request[]) =>
    prefetch(
      token,
      requests.map(([[, path], input]) => getRequest(path, input, { token, language })),
    );
  const [answer] = ask([first, ...more, [getUserData, {}]]);
  // What cannot be read here, the app says.
  answer
    ?.then((response) => {
      if (next && response.ok) ask([next]);
      return preload?.(response);
    })
    .catch(() => undefined);
}
