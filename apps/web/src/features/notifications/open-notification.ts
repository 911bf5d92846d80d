import type { Notification } from '@kindred/contract/notifications/calls';
import { navigate } from '../../lib/navigation/navigation.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { openReward } from '../wallet/rewards/reward.dialog.ts';
import { notificationTarget } from './notification-target.ts';

/** Goes to where a notification leads. */
export function openNotification(notification: Notification): void {
  const target = notificationTarget(notification);
  if (target.kind === 'path') return void navigate({ href: target.to });
  const { user_id, character, avatar, diamonds, net_usd_cents, available_time } = notification;
  if (notification.topic !== 'gift') {
    return openReward({
      kind: 'sale',
      name: character,
      avatar,
      // A post costs as many diamonds as US cents.
      usdCents: notification.usd_cents ?? diamonds ?? 0,
      thanksTo: user_id && character ? paths.conversation(user_id, null, notification.chat_no) : null,
    });
  }
  openReward({
    kind: 'gift',
    name: character,
    avatar,
    diamonds: diamonds ?? 0,
    netUsdCents: net_usd_cents ?? 0,
    availableTime: available_time,
    thanksTo: user_id && character ? paths.conversation(user_id, null, notification.chat_no) : null,
  });
}
