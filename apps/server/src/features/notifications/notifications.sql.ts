import type { UnreadCounts } from '@kindred/contract/notifications/calls';
import { notificationKinds, quotedLength, storedPushTypes } from '@kindred/contract/notifications/limits';
import type { Topic } from '@kindred/contract/notifications/topics';
import { as, type ColumnsOf } from '../../platform/db/column-types.ts';
import type { Db, Tx } from '../../platform/db/db.ts';
import { inputs, raw, type Sql, sql, statement } from '../../platform/db/sql.ts';
import { notBlocked } from '../blocks/blocked-pairs.sql.ts';
import { publicImageSql } from '../media/media.present.ts';
import { noteBy, noteIsThere, noteSubject } from './note-subject.sql.ts';

const $ = inputs({
  viewerId: 'bigint',
  pushTypes: 'text[]',
  before: 'bigint',
  limit: 'integer',
  id: 'bigint',
  upTo: 'timestamptz',
});

const notificationRow = {
  /** `note`: a row of notifications. `gift`: a gift to one of the viewer's characters. */
  stream: as<'note' | 'gift'>('text'),
  /** The position in its stream. */
  id: 'bigint',
  /** The public id: for a gift, the id of its message. */
  event: 'bigint',
  topic: as<Topic>('text'),
  other_user_id: 'bigint?',
  char_id: 'bigint?',
  chat_no: 'smallint',
  post_id: 'bigint?',
  post_image: 'text',
  comment_id: 'bigint?',
  root_comment_id: 'bigint?',
  quote: 'text?',
  message_seq: 'integer?',
  others_num: 'integer',
  item_num: 'integer',
  diamonds: 'integer?',
  usd_cents: 'integer?',
  charged_currency: 'text?',
  charged_amount: 'bigint?',
  net_usd_cents: 'bigint?',
  available_at: 'timestamptz?',
  due_at: 'timestamptz?',
  created_at: 'timestamptz',
  name: 'text',
  avatar: 'text',
  is_read: 'boolean',
} as const;
export type NotificationRow = ColumnsOf<typeof notificationRow>;

/** Counts stop here in each stream; no badge shows more. */
const countUpTo = 1000;

const giftIsThere = sql`g.undone_at is null and ${notBlocked($.viewerId, sql`g.user_id`)}`;

/** The position up to which a person has read the stream. */
export const markOf = <Reader>(reader: Sql<Reader>, column: 'notification_id' | 'gift_id') =>
  sql`coalesce((select m.${raw(column)} from notification_marks m where m.user_id = ${reader}), 0)`;

export const mark = (column: 'notification_id' | 'gift_id') => markOf($.viewerId, column);

const noteMediaId = sql`case when c.user_id = o.user_id then c.avatar_media_id else o.avatar_media_id end`;
const noteColumns = sql`'note' as stream, n.notification_id as id, n.notification_id as event, n.topic,
  by.user_id as other_user_id, n.char_id, n.chat_no, n.post_id, coalesce(subject.image, '') as post_image,
  note_comment.comment_id, coalesce(note_comment.root_id, note_comment.comment_id) as root_comment_id, left(quoted.words, ${quotedLength}) as quote,
  message.seq as message_seq, by.others as others_num, n.item_num, n.diamonds, n.usd_cents,
  n.charged_currency, n.charged_amount,
  null::bigint as net_usd_cents, null::timestamptz as available_at, n.due_at, n.created_at,
  coalesce(case when c.user_id = o.user_id then c.name else o.nickname end, '') as name,
  ${publicImageSql(noteMediaId, 'small')} as avatar,
  n.notification_id <= ${mark('notification_id')} as is_read`;

const noteJoins = sql`${noteBy} ${noteSubject}
  left join users o on o.user_id = by.user_id and o.deleted_at is null
  left join characters c on c.char_id = n.char_id and c.deleted_at is null`;

// Reads each kind in the order of the index, so that only the newest rows of each are sorted.
const listNotesPage = statement(
  notificationRow,
  sql`select ${noteColumns} from unnest(${$.pushTypes}) k (push_type)
    cross join lateral (select * from notifications n
      where n.user_id = ${$.viewerId} and n.push_type = k.push_type and n.notification_id < ${$.before} and ${noteIsThere}
      order by n.notification_id desc limit ${$.limit}) n ${noteJoins}
    order by n.notification_id desc limit ${$.limit}`,
);

const giftColumns = sql`'gift' as stream, g.gift_id as id, g.message_id as event, 'gift' as topic,
  g.user_id as other_user_id, g.char_id,
  coalesce((select c.chat_no from messages m join conversations c using (conversation_id)
    where m.message_id = g.message_id), 0::smallint) as chat_no, null::bigint as post_id, '' as post_image, null::bigint as comment_id,
  null::bigint as root_comment_id, null::text as quote, null::integer as message_seq, 0 as others_num, 1 as item_num,
  g.diamonds, null::integer as usd_cents, null::text as charged_currency, null::bigint as charged_amount,
  p.amount as net_usd_cents, p.available_at, null::timestamptz as due_at, g.created_at, coalesce(o.nickname, '') as name,
  ${publicImageSql(sql`o.avatar_media_id`, 'small')} as avatar,
  g.gift_id <= ${mark('gift_id')} as is_read`;

const giftJoins = sql`
  left join users o on o.user_id = g.user_id and o.deleted_at is null
  left join pending_earnings p on p.entry_id = g.entry_id and p.account_id = (
    select a.account_id from ledger_accounts a where a.user_id = ${$.viewerId} and a.kind = 'creator_pending')`;

const listGiftsPage = statement(
  notificationRow,
  sql`select ${giftColumns} from characters mine
    cross join lateral (select * from gifts g
      where g.char_id = mine.char_id and g.gift_id < ${$.before} and ${giftIsThere}
      order by g.gift_id desc limit ${$.limit}) g ${giftJoins}
    where mine.user_id = ${$.viewerId}
    order by g.gift_id desc limit ${$.limit}`,
);

const findNote = statement(
  notificationRow,
  sql`select ${noteColumns} from notifications n ${noteJoins}
    where n.user_id = ${$.viewerId} and n.notification_id = ${$.id} and ${noteIsThere}`,
);

const findGift = statement(
  notificationRow,
  sql`select ${giftColumns} from gifts g join characters mine using (char_id) ${giftJoins}
    where mine.user_id = ${$.viewerId} and g.message_id = ${$.id} and ${giftIsThere}`,
);

/** `mediaToken` is part of the addresses of pictures; without it there are none. */
export type Reader = { viewerId: string; viewerIsReviewer: boolean; mediaToken: string; now: Date };

export function listNotes(
  db: Db,
  reader: Reader,
  page: { pushTypes: readonly string[]; before: string; limit: number },
): Promise<NotificationRow[]> {
  return listNotesPage.all(db, { ...reader, ...page });
}

export function listGifts(
  db: Db,
  { viewerId }: Pick<Reader, 'viewerId'>,
  page: { before: string; limit: number },
): Promise<NotificationRow[]> {
  return listGiftsPage.all(db, { viewerId, ...page });
}

/** For tests of the query plans. */
export const notificationPages = { listNotesPage, listGiftsPage };

/** Finds a notification of the reader by its position in the stream; undefined for others' and invisible ones. */
export async function findNotification(
  db: Db | Tx,
  reader: Reader,
  { stream, id }: { stream: NotificationRow['stream']; id: string },
): Promise<NotificationRow | undefined> {
  return stream === 'note'
    ? findNote.first(db, { ...reader, id })
    : findGift.first(db, { viewerId: reader.viewerId, id });
}

const counts = (which: 'all' | 'unread') =>
  statement(
    { push_type: 'text', count: 'integer' },
    sql`select k.push_type, counted.count::integer + case when k.push_type = 'gift_paid_msg' then (
          select coalesce(sum(counted.count), 0)::integer from characters mine
            cross join lateral (select count(*) from (select from gifts g
              where g.char_id = mine.char_id and g.gift_id > ${which === 'all' ? sql`0` : mark('gift_id')} and ${giftIsThere}
              limit ${countUpTo}) few) counted
            where mine.user_id = ${$.viewerId}) else 0 end as count
        from unnest(${$.pushTypes}) k (push_type)
          cross join lateral (select count(*) from (select from notifications n
            where n.user_id = ${$.viewerId} and n.push_type = k.push_type
              and n.notification_id > ${which === 'all' ? sql`0` : mark('notification_id')} and ${noteIsThere}
            limit ${countUpTo}) few) counted`,
  );

const countsByScope = { all: counts('all'), unread: counts('unread') };

/** Counts the notifications of these push types; each kind up to 1,000. */
export async function countNotifications(
  db: Db | Tx,
  viewerId: string,
  pushTypes: readonly string[],
): Promise<number> {
  return sumOf(await countsByScope.all.all(db, { viewerId, pushTypes }));
}

/** Counts the unread notifications; each kind up to 1,000. */
export async function countUnread(db: Db | Tx, viewerId: string): Promise<UnreadCounts> {
  const rows = await countsByScope.unread.all(db, { viewerId, pushTypes: storedPushTypes });
  const isOf = (kind: 'posts' | 'news') => (row: { push_type: string }) =>
    notificationKinds[kind].some((pushType) => pushType === row.push_type);
  return {
    unread_total: sumOf(rows),
    link_total: sumOf(rows.filter(isOf('posts'))),
    system_total: sumOf(rows.filter(isOf('news'))),
  };
}

function sumOf(rows: readonly { count: number }[]): number {
  return rows.reduce((sum, { count }) => sum + count, 0);
}

// A mark only moves forward, so the order of tabs' requests does not matter.
const moveMark = statement(
  {},
  sql`insert into notification_marks as m (user_id, notification_id, gift_id)
    select ${$.viewerId},
      coalesce((select max(newest.notification_id) from unnest(${$.pushTypes}) k (push_type)
        cross join lateral (select n.notification_id from notifications n
          where n.user_id = ${$.viewerId} and n.push_type = k.push_type and n.created_at <= ${$.upTo}
          order by n.notification_id desc limit 1) newest), 0),
      coalesce((select max(newest.gift_id) from characters mine
        cross join lateral (select g.gift_id from gifts g
          where g.char_id = mine.char_id and g.created_at <= ${$.upTo}
          order by g.gift_id desc limit 1) newest where mine.user_id = ${$.viewerId}), 0)
    on conflict (user_id) do update set
      notification_id = greatest(m.notification_id, excluded.notification_id),
      gift_id = greatest(m.gift_id, excluded.gift_id)`,
);

export async function markRead(
  tx: Tx,
  viewerId: string,
  upTo: Date | 'infinity',
  pushTypes: readonly string[],
): Promise<void> {
  await moveMark.run(tx, { viewerId, upTo, pushTypes });
}

const deleteAll = statement({}, sql`delete from notifications where user_id = ${$.viewerId}`);
const deleteMark = statement({}, sql`delete from notification_marks where user_id = ${$.viewerId}`);

export async function deleteNotifications(tx: Tx, viewerId: string): Promise<void> {
  await deleteAll.run(tx, { viewerId });
  await deleteMark.run(tx, { viewerId });
}
