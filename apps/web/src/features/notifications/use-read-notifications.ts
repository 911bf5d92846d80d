import type { Notification } from '@kindred/contract/notifications/calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/call/call.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { storeRead, storeUnread } from './notification-cache.ts';

/** Marks all as read, or one and what is older. Shown when the server has it. */
export function useReadNotifications() {
  const { t } = useTranslation();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (upTo: Notification | undefined) =>
      call('readNotifications', upTo ? { event_id: upTo.event_id } : {}),
    onSuccess: (unread, upTo) => {
      storeRead(client, upTo);
      storeUnread(client, unread);
    },
    onError: () => toast('error', t('notifications.readFailed')),
  });
}
