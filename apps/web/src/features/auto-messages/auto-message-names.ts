import type { AutoMessageKind } from '@kindred/contract/auto-messages/limits';

/** The text that names each automated message. */
export const autoMessageNames = {
  'new-tips': 'settings.newTips',
  'new-comments': 'settings.newComments',
  'new-likes': 'settings.newLikes',
  'new-subscriber': 'settings.newSubscriber',
  'subscriber-canceled': 'settings.subscriberCanceled',
  're-subscribed': 'settings.reSubscribed',
  'sub-renewed': 'settings.subRenewed',
} as const satisfies Record<AutoMessageKind, string>;
