import { topics } from '@kindred/contract/notifications/topics';
import type { Context } from '../../context.ts';
import type { DomainEvent } from '../../domain-event.ts';
import type { HookInput } from '../../hooks.ts';
import type { Tx } from '../../platform/db/db.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';
import { notifyUsers } from '../../platform/db/transact.ts';
import { presentNotification } from './notifications.present.ts';
import { countUnread, findNotification, mark } from './notifications.sql.ts';

const $ = inputs({
  viewerId: 'bigint',
  cause: 'text',
  pushType: 'text',
  topic: 'text',
  otherUserId: 'bigint?',
  charId: 'bigint?',
  chatNo: 'smallint',
  postId: 'bigint?',
  commentId: 'bigint?',
  messageId: 'bigint?',
  diamonds: 'integer?',
  usdCents: 'integer?',
  chargedCurrency: 'text?',
  chargedAmount: 'bigint?',
  dueAt: 'timestamptz?',
  itemNum: 'integer',
  now: 'timestamptz',
});

const into = sql`insert into notifications (user_id, push_type, topic, other_user_id, char_id, chat_no, post_id, comment_id,
    message_id, diamonds, usd_cents, charged_currency, charged_amount, due_at, item_num, cause, created_at)
  select u.user_id, ${$.pushType}, ${$.topic}, ${$.otherUserId},
    ${$.charId}, ${$.chatNo}, ${$.postId}, ${$.commentId},
    ${$.messageId}, ${$.diamonds}, ${$.usdCents},
    ${$.chargedCurrency}, ${$.chargedAmount},
    ${$.dueAt}, ${$.itemNum}, ${$.cause}, ${$.now}
  from users u where u.user_id = ${$.viewerId} and u.deleted_at is null for key share`;

const insertOnce = statement(
  { id: 'bigint', is_update: 'boolean' },
  sql`${into} on conflict (user_id, cause) do nothing returning notification_id as id, false as is_update`,
);

// A repeated event moves it to the top under a new id, unless the same person caused it last.
const insertGrouped = statement(
  { id: 'bigint', is_update: 'boolean' },
  sql`with earlier as materialized (
      select n.notification_id > ${mark('notification_id')} as is_unread from notifications n
      where n.user_id = ${$.viewerId} and n.cause = ${$.cause})
    ${into}
    on conflict (user_id, cause) do update set notification_id = default,
        other_user_id = excluded.other_user_id, created_at = excluded.created_at
      where notifications.other_user_id is distinct from excluded.other_user_id
    returning notification_id as id, coalesce((select is_unread from earlier), false) as is_update`,
);

/** Stores a notification once per cause, and announces it when the transaction commits. */
export async function insertNotification(
  tx: Tx,
  event: DomainEvent,
  { hooks }: Pick<Context, 'hooks'>,
): Promise<void> {
  const { userId, topic, now } = event;
  // However many people like a post, its creator has one notification of it.
  const insert = topic === 'liked' ? insertGrouped : insertOnce;
  const added = await insert.first(tx, columnsOf(event));
  // Undefined for a repeated cause; a notification behind a block is not announced either.
  const reader = { viewerId: userId, viewerIsReviewer: false, mediaToken: '', now };
  const row = added && (await findNotification(tx, reader, { stream: 'note', id: added.id }));
  if (!row) return;
  notifyUsers(tx, [userId], {
    type: 'notification.arrived',
    notification: presentNotification(row),
    is_update: added.is_update,
    ...(await countUnread(tx, userId)),
  });
  if (added.is_update) return;
  for (const onAdded of hooks.notificationsAdded) await onAdded(tx, [{ userId, id: added.id, topic }]);
}

type FieldOf<Event> = Event extends unknown ? keyof Event : never;
type ValueOf<Event, Field> = Event extends unknown
  ? Field extends keyof Event
    ? Event[Field]
    : never
  : never;
/** The fields of all events. */
type Facts = Pick<DomainEvent, keyof DomainEvent> & {
  [Field in FieldOf<DomainEvent>]?: ValueOf<DomainEvent, Field>;
};

function columnsOf(event: DomainEvent) {
  const { userId, topic, cause, now, ...facts }: Facts = event;
  const { otherUserId, charId, chatNo, postId, commentId, messageId, ...sums } = facts;
  const { diamonds, usdCents, charged, dueAt, years, ...unwritten } = sums;
  // A new field of an event needs a column.
  unwritten satisfies Record<string, never>;
  return {
    viewerId: userId,
    pushType: topics[topic].push,
    topic,
    otherUserId: otherUserId ?? null,
    charId: charId ?? null,
    chatNo: chatNo ?? 0,
    postId: postId ?? null,
    commentId: commentId ?? null,
    messageId: messageId ?? null,
    diamonds: diamonds ?? null,
    usdCents: usdCents ?? null,
    chargedCurrency: charged?.currency ?? null,
    chargedAmount: charged ? String(charged.amount) : null,
    dueAt: dueAt ?? null,
    itemNum: years ?? 1,
    cause,
    now,
  };
}

const findStored = statement(
  { is_stored: 'boolean' },
  sql`select exists (select from notifications n where n.user_id = ${$.viewerId} and n.cause = ${$.cause}) as is_stored`,
);

/** Makes the person's tabs reload: what their notification says is computed when it is read. */
export async function announceRetraction(tx: Tx, { userId, cause }: HookInput<'retracted'>): Promise<void> {
  const { is_stored } = await findStored.one(tx, { viewerId: userId, cause });
  if (!is_stored) return;
  notifyUsers(tx, [userId], { type: 'notification.withdrawn', ...(await countUnread(tx, userId)) });
}
