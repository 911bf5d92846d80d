import type { CallOutput, ParsedInput } from '@kindred/contract/all/calls';
import { notificationKinds } from '@kindred/contract/notifications/limits';
import type { Context } from '../../context.ts';
import { highestId, isInteger, keysetCursor } from '../../platform/db/keyset.ts';
import { offsetOf } from '../../platform/db/to-page.ts';
import type { Viewer } from '../../viewer.ts';
import { presentNotification } from './notifications.present.ts';
import {
  countNotifications,
  countUnread,
  listGifts,
  listNotes,
  type NotificationRow,
} from './notifications.sql.ts';
import { readerOf } from './reader-of.ts';

// A stream of which nothing was shown yet is still at its start.
const isPlace = (id: string) => id === highestId || isInteger(id);
const cursors = keysetCursor(isPlace, isPlace);

/**
 * Lists the viewer's notifications and the gifts to their characters, newest first: two streams, each read in its own
 * order and merged. The cursor holds the position in both.
 */
export async function listNotifications(
  context: Context,
  input: ParsedInput<'listNotifications'>,
  viewer: Viewer,
): Promise<CallOutput<'listNotifications'>> {
  const { db } = context;
  const reader = readerOf(context, viewer);
  const { page, size, cursor, kind } = input;
  const pushTypes: readonly string[] = notificationKinds[kind];
  const [note, gift] = cursors.decodeOr([highestId, highestId], cursor);
  const skip = offsetOf(input);
  const limit = skip + size + 1;
  const [notes, gifts, count, unread] = await Promise.all([
    listNotes(db, reader, { pushTypes, before: note, limit }),
    pushTypes.includes('gift_paid_msg') ? listGifts(db, reader, { before: gift, limit }) : [],
    countNotifications(db, viewer.userId, pushTypes),
    countUnread(db, viewer.userId),
  ]);
  const merged = mergeNewestFirst(notes, gifts).slice(0, limit);
  const upTo = merged.slice(0, skip + size);
  return {
    list: upTo.slice(skip).map(presentNotification),
    page,
    total_page: Math.ceil(count / size),
    count,
    next: merged.length > upTo.length ? writeCursor({ note, gift }, upTo) : null,
    ...unread,
  };
}

/** Merges two lists by time but keeps the order within each, so that a cursor can hold a position in both. */
export function mergeNewestFirst<Item extends { created_at: Date }>(
  first: readonly Item[],
  second: readonly Item[],
): Item[] {
  const merged: Item[] = [];
  let [a, b] = [0, 0];
  for (;;) {
    const [left, right] = [first[a], second[b]];
    if (!left) return [...merged, ...second.slice(b)];
    if (!right) return [...merged, ...first.slice(a)];
    if (left.created_at >= right.created_at) {
      merged.push(left);
      a += 1;
    } else {
      merged.push(right);
      b += 1;
    }
  }
}

type Start = { note: string; gift: string };

function writeCursor(start: Start, rows: readonly NotificationRow[]): string {
  const last = (stream: 'note' | 'gift') =>
    rows.findLast((row) => row.stream === stream)?.id ?? start[stream];
  return cursors.encode(last('note'), last('gift'));
}
