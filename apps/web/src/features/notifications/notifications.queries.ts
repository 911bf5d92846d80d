import type { CallOutput } from '@kindred/contract/all/calls';
import type { NotificationKind } from '@kindred/contract/notifications/limits';
import type { InfiniteData } from '@tanstack/react-query';
import { callKey, callPages, callQuery } from '../../lib/call/call-queries.ts';

export type NotificationPages = InfiniteData<CallOutput<'listNotifications'>>;

export const notificationsKey = callKey('listNotifications');

/** Notifications of a kind. Pages stay as they were read; new ones are put in front as they come. */
export const notificationsPages = (kind: NotificationKind) => ({
  ...callPages('listNotifications', { kind }),
  staleTime: Number.POSITIVE_INFINITY,
});

export const unreadNotificationsQuery = callQuery('countUnreadNotifications', {});

export const notificationQuery = (eventId: string) => callQuery('getNotification', { event_id: eventId });

/** Which notices the person wants, and where. */
export const noticeChoicesQuery = callQuery('getPushConfig', {});
