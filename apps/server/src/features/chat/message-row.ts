import type { MessageMedia } from '@kindred/contract/chat/calls';
import type { ReactionEmoji } from '@kindred/contract/chat/limits';
import { as, type ColumnsOf } from '../../platform/db/column-types.ts';
import { raw } from '../../platform/db/sql.ts';

export const messageRow = {
  conversation_id: 'bigint',
  seq: 'integer',
  message_id: 'bigint',
  identity: as<'fan' | 'creator' | 'ai' | 'automated' | 'system'>('text'),
  type: as<
    'text' | 'gift' | 'mode' | 'help' | 'care' | 'age' | 'level' | 'milestone' | 'image' | 'video' | 'voice'
  >('text'),
  content: 'text',
  diamonds: 'integer?',
  client_id: 'text?',
  reply_to_seq: 'integer?',
  is_deleted: 'boolean',
  is_stopped: 'boolean',
  is_creator_edited: 'boolean',
  version: 'smallint',
  version_num: 'smallint',
  rating: 'smallint',
  revision: 'integer',
  edited_at: 'timestamptz?',
  price: 'integer?',
  /** Whether the fan has bought the media. */
  is_sold: 'boolean',
  media: as<MessageMedia[] | null>('json?'),
  fan_reaction: as<ReactionEmoji | null>('text?'),
  creator_reaction: as<ReactionEmoji | null>('text?'),
  created_at: 'timestamptz',
} as const;
export type MessageRow = ColumnsOf<typeof messageRow>;

/** The largest `seq` (int4). */
export const maxSeq = 2_147_483_647;

/** The last `seq` that each side has read, 0 where receipts are hidden (`shownMarks`). */
export const readMarks = { fan_read_seq: 'integer', creator_read_seq: 'integer' } as const;
export type ReadMarks = ColumnsOf<typeof readMarks>;

/** Returns the select list of `readMarks` for a `conversations` row named `alias`. */
export function shownMarks(alias: string) {
  const visibleColumn = (column: string) =>
    `shown_read_seq(${alias}.user_id, ${alias}.creator_user_id, ${alias}.${column}) as ${column}`;
  return raw(`${visibleColumn('fan_read_seq')}, ${visibleColumn('creator_read_seq')}`);
}

/** Returns the select list of `messageRow` for a `messages` row named `alias`. */
export function messageColumns(alias: string): string {
  return Object.keys(messageRow)
    .map((column) => lookedUp[column]?.(alias) ?? `${alias}.${column}`)
    .join(', ');
}

/** Columns of `messageRow` that are not columns of `messages`. */
const lookedUp: Record<string, ((alias: string) => string) | undefined> = {
  is_sold: (alias) =>
    `case when ${alias}.price is null then false else message_is_sold(${alias}.message_id) end as is_sold`,
  media: (alias) => `case when ${alias}.type in ('image', 'video', 'voice')
    then message_media_json(${alias}.message_id, ${alias}.price, ${alias}.is_deleted) end as media`,
};
