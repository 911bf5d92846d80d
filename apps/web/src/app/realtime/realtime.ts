import type { QueryClient } from '@tanstack/react-query';
import { commentsRealtime } from '../../features/comments/comments.realtime.ts';
import { conversationRealtime } from '../../features/conversation/conversation.realtime.ts';
import { earningsRealtime } from '../../features/earnings/earnings.realtime.ts';
import { notificationsRealtime } from '../../features/notifications/notifications.realtime.ts';
import { payoutsRealtime } from '../../features/payouts/payouts.realtime.ts';
import { postsRealtime } from '../../features/posts/posts.realtime.ts';
import { shopRealtime } from '../../features/shop/shop.realtime.ts';
import { subscriptionsRealtime } from '../../features/subscriptions/subscriptions.realtime.ts';
import { usersRealtime } from '../../features/users/users.realtime.ts';
import { walletRealtime } from '../../features/wallet/wallet.realtime.ts';
import { call } from '../../lib/call/call.ts';
import { refetchFailed } from '../../lib/query/refetch-failed.ts';
import { dispatchLive, type LiveHandlers } from '../../lib/realtime/live-handlers.ts';
import { openLive } from '../../lib/realtime/socket.ts';
import { endSession, getSession, saveImToken } from '../../lib/storage/session.ts';

/** How each feature handles live events; a feature that has some adds its line. */
const features: readonly LiveHandlers[] = [
  usersRealtime,
  subscriptionsRealtime,
  conversationRealtime,
  walletRealtime,
  shopRealtime,
  postsRealtime,
  earningsRealtime,
  payoutsRealtime,
  notificationsRealtime,
  commentsRealtime,
];

const sessionRealtime: LiveHandlers = { on: { 'session.ended': () => endSession('refusal') } };

/** Opens the live connection of this session and merges its events into the cache. Returns the way to close it. */
export function startRealtime(client: QueryClient): () => void {
  const handlers = [...features, sessionRealtime];
  return openLive({
    imToken,
    onEvent: (event) => dispatchLive(handlers, event, client),
    onReady: () => {
      for (const { resync } of handlers) resync?.(client);
      // The server is there (again): so may be what it owed.
      refetchFailed(client);
    },
  });
}

const freshEnoughMs = 6 * 60_000;

async function imToken() {
  const { token, imToken, imTokenEnds } = getSession();
  if (imToken && imTokenEnds - Date.now() > freshEnoughMs) return { imToken, ends: imTokenEnds };
  const { im_token, expires_at } = await call('issueImToken', {});
  const ends = Date.parse(expires_at);
  // Who has left meanwhile leaves no key behind.
  if (getSession().token === token) saveImToken(im_token, ends);
  return { imToken: im_token, ends };
}
