import type { AutoMessageKind } from '@kindred/contract/auto-messages/limits';

export const autoMessageNames = {
  'new-tips': 'prefs.auto.name.newTips',
  'new-comments': 'prefs.auto.name.newComments',
  'new-likes': 'prefs.auto.name.newLikes',
  'new-subscriber': 'prefs.auto.name.newSubscriber',
  'subscriber-canceled': 'prefs.auto.name.subscriberCanceled',
  're-subscribed': 'prefs.auto.name.reSubscribed',
  'sub-renewed': 'prefs.auto.name.subRenewed',
} as const satisfies Record<AutoMessageKind, string>;
