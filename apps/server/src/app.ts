import type { FastifyInstance } from 'fastify';
import { demoFeature } from '../demo/demo.feature.ts';
import type { Context } from './context.ts';
import type { Feature } from './feature.ts';
import { accountFeature } from './features/account/account.feature.ts';
import { aiModelsFeature } from './features/ai-models/ai-models.feature.ts';
import { audienceFeature } from './features/audience/audience.feature.ts';
import { autoMessagesFeature } from './features/auto-messages/auto-messages.feature.ts';
import { broadcastsFeature } from './features/broadcasts/broadcasts.feature.ts';
import { cardsFeature } from './features/cards/cards.feature.ts';
import { careFeature } from './features/care/care.feature.ts';
import { charactersFeature } from './features/characters/characters.feature.ts';
import { chatFeature } from './features/chat/chat.feature.ts';
import { commentsFeature } from './features/comments/comments.feature.ts';
import { companionFeature } from './features/companion/companion.feature.ts';
import { creatorToolsFeature } from './features/creator-tools/creator-tools.feature.ts';
import { deskFeature } from './features/desk/desk.feature.ts';
import { dialogueFeature } from './features/dialogue/dialogue.feature.ts';
import { discoverFeature } from './features/discover/discover.feature.ts';
import { earningsFeature } from './features/earnings/earnings.feature.ts';
import { feedFeature } from './features/feed/feed.feature.ts';
import { giftsFeature } from './features/gifts/gifts.feature.ts';
import { intimacyFeature } from './features/intimacy/intimacy.feature.ts';
import { invitesFeature } from './features/invites/invites.feature.ts';
import { libraryFeature } from './features/library/library.feature.ts';
import { listsFeature } from './features/lists/lists.feature.ts';
import { mailFeature } from './features/mail/mail.feature.ts';
import { mediaFeature } from './features/media/media.feature.ts';
import { memoryFeature } from './features/memory/memory.feature.ts';
import { moderationFeature } from './features/moderation/moderation.feature.ts';
import { notificationsFeature } from './features/notifications/notifications.feature.ts';
import { offersFeature } from './features/offers/offers.feature.ts';
import { onboardingFeature } from './features/onboarding/onboarding.feature.ts';
import { ownDataFeature } from './features/own-data/own-data.feature.ts';
import { payoutsFeature } from './features/payouts/payouts.feature.ts';
import { postingFeature } from './features/posting/posting.feature.ts';
import { postsFeature } from './features/posts/posts.feature.ts';
import { privacyFeature } from './features/privacy/privacy.feature.ts';
import { publicPagesFeature } from './features/public-pages/public-pages.feature.ts';
import { pushFeature } from './features/push/push.feature.ts';
import { shopFeature } from './features/shop/shop.feature.ts';
import { spendingFeature } from './features/spending/spending.feature.ts';
import { subscriptionsFeature } from './features/subscriptions/subscriptions.feature.ts';
import { removalsFeature } from './features/removals/removals.feature.ts';
import { supportFeature } from './features/support/support.feature.ts';
import { trackingFeature } from './features/tracking/tracking.feature.ts';
import { usersFeature } from './features/users/users.feature.ts';
import { registerPaymentWebhook } from './features/wallet/payments/payment-webhook.ts';
import { walletFeature } from './features/wallet/wallet.feature.ts';
import { invariantsFeature } from './invariants/invariants.feature.ts';
import { sandboxFeature } from './outside/payments/sandbox/sandbox.feature.ts';
import { healthFeature } from './platform/http/health.ts';
import { buildHttpServer } from './platform/http/http-server.ts';
import type { HttpFeature } from './platform/http/route.ts';
import { webFeature } from './platform/http/web.ts';
import { toHttpRoute } from './route.ts';

/** Every feature of the product. Hooks run in this order. */
export const features: Feature[] = [
  sandboxFeature,
  invariantsFeature,
  usersFeature,
  aiModelsFeature,
  moderationFeature,
  charactersFeature,
  walletFeature,
  careFeature,
  offersFeature,
  subscriptionsFeature,
  postsFeature,
  chatFeature,
  // After the features that show media, because it deletes what they release when an account is deleted.
  mediaFeature,
  accountFeature,
  privacyFeature,
  supportFeature,
  shopFeature,
  memoryFeature,
  intimacyFeature,
  libraryFeature,
  payoutsFeature,
  listsFeature,
  broadcastsFeature,
  postingFeature,
  giftsFeature,
  companionFeature,
  autoMessagesFeature,
  commentsFeature,
  audienceFeature,
  feedFeature,
  discoverFeature,
  notificationsFeature,
  earningsFeature,
  creatorToolsFeature,
  onboardingFeature,
  invitesFeature,
  trackingFeature,
  dialogueFeature,
  cardsFeature,
  publicPagesFeature,
  spendingFeature,
  deskFeature,
  pushFeature,
  mailFeature,
  ownDataFeature,
  removalsFeature,
];

/**
 * Builds the HTTP server: health, features, demo mode's doors, and the web app last. A worker answers for its health
 * alone, and to payment webhooks, which the sandbox's jobs send.
 */
export function buildApp(context: Context): Promise<FastifyInstance> {
  if (context.config.role === 'worker')
    return buildHttpServer(context, [
      healthFeature,
      { plugin: (app) => registerPaymentWebhook(app, context) },
    ]);
  const product = [...features, ...(context.config.demo ? [demoFeature(features)] : [])];
  const all = [healthFeature, ...product.map((feature) => toHttpFeature(context, feature)), webFeature];
  return buildHttpServer(context, all);
}

function toHttpFeature(context: Context, { routes = [], plugin }: Feature): HttpFeature {
  return {
    routes: routes.map((route) => toHttpRoute(context, route)),
    ...(plugin ? { plugin: (app: FastifyInstance) => plugin(app, context) } : {}),
  };
}
