import type { Notification } from '@kindred/contract/notifications/calls';

export function makeNotification(over: Partial<Notification> = {}): Notification {
  return {
    event_id: 'gift-31',
    push_type: 'gift_paid_msg',
    topic: 'gift',
    user_id: '7',
    char_id: '12',
    chat_no: 0,
    character: 'Ada',
    avatar: '',
    time: new Date(Date.now() - 3 * 60_000).toISOString(),
    diary: null,
    comment: null,
    others_num: 0,
    item_num: 1,
    message_seq: null,
    reply_content: [],
    title: 'Ada',
    body: 'Sent you 500 diamonds',
    diamonds: 500,
    usd_cents: null,
    charged: null,
    net_usd_cents: 400,
    due_time: null,
    available_time: new Date(Date.now() + 7 * 86_400_000).toISOString(),
    is_read: false,
    ...over,
  };
}
