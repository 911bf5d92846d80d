import type { Notification } from '@kindred/contract/notifications/calls';
import { topics } from '@kindred/contract/notifications/topics';
import { describeNotification } from './describe-notification.ts';
import type { NotificationRow } from './notifications.sql.ts';

export function presentNotification(row: NotificationRow): Notification {
  return {
    event_id: `${row.stream}-${row.event}`,
    push_type: topics[row.topic].push,
    topic: row.topic,
    user_id: row.other_user_id,
    char_id: row.char_id,
    chat_no: row.chat_no,
    character: row.name,
    avatar: row.avatar,
    time: row.created_at.toISOString(),
    diary: row.post_id === null ? null : { diary_id: row.post_id, image: row.post_image },
    comment:
      row.comment_id === null
        ? null
        : { comment_id: row.comment_id, root_comment_id: row.root_comment_id ?? row.comment_id },
    others_num: row.others_num,
    item_num: row.item_num,
    reply_content: row.quote === null ? [] : [row.quote],
    message_seq: row.message_seq,
    ...describeNotification(row),
    diamonds: row.diamonds,
    usd_cents: row.usd_cents,
    charged:
      row.charged_currency === null
        ? null
        : { currency: row.charged_currency, amount: Number(row.charged_amount) },
    net_usd_cents: row.net_usd_cents === null ? null : Number(row.net_usd_cents),
    available_time: row.available_at?.toISOString() ?? null,
    due_time: row.due_at?.toISOString() ?? null,
    is_read: row.is_read,
  };
}
