import type { Topic } from '@kindred/contract/notifications/limits';
import { type Db, query, queryOne, type Tx } from '../../platform/db/db.ts';
import { notBlockedText } from '../blocks/blocked-pairs.sql.ts';
import { publicImageSql } from '../media/media.present.ts';

export type NotificationRow = {
  /** `note`: a row of our own. `gift`: a gift to one of the viewer's characters. */
  stream: 'note' | 'gift';
  /** Place in its stream. */
  id: string;
  /** What names it to the outside: for a gift, its message. */
  event: string;
  topic: Topic;
  other_user_id: string | null;
  char_id: string | null;
  diary_id: string | null;
  diamonds: number | null;
  usd_cents: number | null;
  net_usd_cents: string | null;
  available_at: Date | null;
  created_at: Date;
  name: string;
  avatar: string;
  is_read: boolean;
};

/** Counting stops here in each stream; no badge shows more. */
const countUpTo = 1000;

const isVisible = (other: string) => notBlockedText('$1::bigint', other);

const mark = (column: 'notification_id' | 'gift_id') =>
  `coalesce((select m.${column} from notification_marks m where m.user_id = $1::bigint), 0)`;

const noteColumns = `'note' as stream, n.notification_id as id, n.notification_id as event, n.topic,
  n.other_user_id, n.char_id, n.diary_id, n.diamonds, n.usd_cents,
  null::bigint as net_usd_cents, null::timestamptz as available_at, n.created_at,
  coalesce(case when c.user_id = o.user_id then c.name else o.nickname end, '') as name,
  ${publicImageSql('case when c.user_id = o.user_id then c.avatar_media_id else o.avatar_media_id end', 'small')} as avatar,
  n.notification_id <= ${mark('notification_id')} as is_read`;

const noteJoins = `
  left join users o on o.user_id = n.other_user_id and o.deleted_at is null
  left join characters c on c.char_id = n.char_id and c.deleted_at is null`;

// Each kind is read in the order of the index; the newest of all kinds are then few to sort.
const listNotesText = `
  select ${noteColumns} from unnest($2::text[]) k (push_type)
  cross join lateral (select * from notifications n
    where n.user_id = $1::bigint and n.push_type = k.push_type and n.notification_id < $3::bigint
      and ${isVisible('n.other_user_id')}
    order by n.notification_id desc limit $4) n ${noteJoins}
  order by n.notification_id desc limit $4`;

const giftColumns = `'gift' as stream, g.gift_id as id, g.message_id as event, 'gift' as topic,
  g.user_id as other_user_id, g.char_id, null::bigint as diary_id, g.diamonds, null::integer as usd_cents,
  p.amount as net_usd_cents, p.available_at, g.created_at, coalesce(o.nickname, '') as name,
  ${publicImageSql('o.avatar_media_id', 'small')} as avatar,
  g.gift_id <= ${mark('gift_id')} as is_read`;

const giftJoins = `
  left join users o on o.user_id = g.user_id and o.deleted_at is null
  left join pending_earnings p on p.entry_id = g.entry_id`;

const listGiftsText = `
  select ${giftColumns} from characters mine
  cross join lateral (select * from gifts g
    where g.char_id = mine.char_id and g.gift_id < $2::bigint and ${isVisible('g.user_id')}
    order by g.gift_id desc limit $3) g ${giftJoins}
  where mine.user_id = $1::bigint
  order by g.gift_id desc limit $3`;

const findNoteText = `
  select ${noteColumns} from notifications n ${noteJoins}
  where n.user_id = $1::bigint and n.notification_id = $2::bigint and ${isVisible('n.other_user_id')}`;

const findGiftText = `
  select ${giftColumns} from gifts g join characters mine using (char_id) ${giftJoins}
  where mine.user_id = $1::bigint and g.message_id = $2::bigint and ${isVisible('g.user_id')}`;

/** Notifications of these push types before `before`, newest first. */
export function listNotes(
  db: Db,
  userId: string,
  { pushTypes, before, limit }: { pushTypes: readonly string[]; before: string; limit: number },
): Promise<NotificationRow[]> {
  return query<NotificationRow>(db, listNotesText, [userId, pushTypes, before, limit]);
}

/** Gifts to the person's characters before `before`, newest first. */
export function listGifts(
  db: Db,
  userId: string,
  { before, limit }: { before: string; limit: number },
): Promise<NotificationRow[]> {
  return query<NotificationRow>(db, listGiftsText, [userId, before, limit]);
}

/** The statements behind a page; their plans are worth a test. */
export const pageTexts = { listNotesText, listGiftsText };

export async function findNotification(
  db: Db | Tx,
  userId: string,
  event: { stream: NotificationRow['stream']; id: string },
): Promise<NotificationRow | undefined> {
  const text = event.stream === 'note' ? findNoteText : findGiftText;
  const [row] = await query<NotificationRow>(db, text, [userId, event.id]);
  return row;
}

const countText = (isAll: boolean) => `
  select ((select coalesce(sum(counted.count), 0) from unnest($2::text[]) k (push_type)
      cross join lateral (select count(*) from (select from notifications n
        where n.user_id = $1::bigint and n.push_type = k.push_type
          and n.notification_id > ${isAll ? '0' : mark('notification_id')} and ${isVisible('n.other_user_id')}
        limit ${countUpTo}) few) counted)
    + (select coalesce(sum(counted.count), 0) from characters mine
      cross join lateral (select count(*) from (select from gifts g
        where g.char_id = mine.char_id and g.gift_id > ${isAll ? '0' : mark('gift_id')}
          and ${isVisible('g.user_id')}
        limit ${countUpTo}) few) counted
      where mine.user_id = $1::bigint and 'gift_paid_msg' = any($2::text[])))::integer as count`;

const countAllText = countText(true);
const countUnreadText = countText(false);

/** How many there are of these push types, or how many unread ones; each kind is counted to 1,000. */
export async function countNotifications(
  db: Db | Tx,
  userId: string,
  pushTypes: readonly string[],
  which: 'all' | 'unread',
): Promise<number> {
  const text = which === 'all' ? countAllText : countUnreadText;
  const { count } = await queryOne<{ count: number }>(db, text, [userId, pushTypes]);
  return count;
}

// A mark only goes forward, whichever tab's news comes first.
const markText = `
  insert into notification_marks as m (user_id, notification_id, gift_id)
  select $1::bigint,
    coalesce((select max(newest.notification_id) from unnest($3::text[]) k (push_type)
      cross join lateral (select n.notification_id from notifications n
        where n.user_id = $1::bigint and n.push_type = k.push_type and n.created_at <= $2::timestamptz
        order by n.notification_id desc limit 1) newest), 0),
    coalesce((select max(newest.gift_id) from characters mine
      cross join lateral (select g.gift_id from gifts g
        where g.char_id = mine.char_id and g.created_at <= $2::timestamptz
        order by g.gift_id desc limit 1) newest where mine.user_id = $1::bigint), 0)
  on conflict (user_id) do update set
    notification_id = greatest(m.notification_id, excluded.notification_id),
    gift_id = greatest(m.gift_id, excluded.gift_id)`;

/** Everything up to that time has been read. */
export async function markRead(
  tx: Tx,
  userId: string,
  upTo: Date | 'infinity',
  pushTypes: readonly string[],
): Promise<void> {
  await query(tx, markText, [userId, upTo, pushTypes]);
}

/** Forgets what a person was told; a deleted one reads no more. */
export async function deleteNotifications(tx: Tx, userId: string): Promise<void> {
  await query(tx, 'delete from notifications where user_id = $1', [userId]);
}
