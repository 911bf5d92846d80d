import type { MessageMedia } from '@kindred/contract/chat/calls';
import type { ReactionEmoji } from '@kindred/contract/chat/limits';
import { as, type ColumnsOf } from '../../platform/db/column-types.ts';
import { raw } from '../../platform/db/sql.ts';

/** A row of `messages`, as a statement names it. */
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
  /** The fan has bought its media. */
  is_sold: 'boolean',
  media: as<MessageMedia[] | null>('json?'),
  fan_reaction: as<ReactionEmoji | null>('text?'),
  creator_reaction: as<ReactionEmoji | null>('text?'),
  created_at: 'timestamptz',
} as const;
export type MessageRow = ColumnsOf<typeof messageRow>;

/** The largest number a message can have (int4). */
export const maxSeq = 2_147_483_647;

/** How far both sides have read, as receipts may show it (`shownMarks`). */
export const readMarks = { fan_read_seq: 'integer', creator_read_seq: 'integer' } as const;
export type ReadMarks = ColumnsOf<typeof readMarks>;

/** `readMarks` of a `conversations` value `alias`, for select lists. */
export function shownMarks(alias: string) {
  const shown = (column: string) =>
    `shown_read_seq(${alias}.user_id, ${alias}.creator_user_id, ${alias}.${column}) as ${column}`;
  return raw(`${shown('fan_read_seq')}, ${shown('creator_read_seq')}`);
}

/** The columns of a `messages` value `alias`, for select lists. */
export function messageColumns(alias: string): string {
  return Object.keys(messageRow)
    .map((column) => lookedUp[column]?.(alias) ?? `${alias}.${column}`)
    .join(', ');
}

/** What hangs on a message beside its row, for those that have it. */
const lookedUp: Record<string, ((alias: string) => string) | undefined> = {
  is_sold: (alias) =>
    `case when ${alias}.price is null then false else message_is_sold(${alias}.message_id) end as is_sold`,
  media: (alias) => `case when ${alias}.type in ('image', 'video', 'voice')
    then message_media_json(${alias}.message_id, ${alias}.price, ${alias}.is_deleted) end as media`,
};
