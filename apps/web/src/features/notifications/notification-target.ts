import { notificationPath } from '@kindred/contract/notifications/notification-path';

/** Where a notification leads: to an address, or to the dialog that shows what was received. */
export type NotificationTarget = { kind: 'path'; to: string } | { kind: 'reward' };

/** Where opening a notification leads. */
export function notificationTarget(subject: Parameters<typeof notificationPath>[0]): NotificationTarget {
  const to = notificationPath(subject);
  return to === undefined ? { kind: 'reward' } : { kind: 'path', to };
}
