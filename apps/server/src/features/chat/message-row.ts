import type { ReactionEmoji } from '@kindred/contract/chat/limits';
import { as, type ColumnsOf } from '../../platform/db/column-types.ts';

/** A row of `messages`, as a statement names it. */
export const messageRow = {
  conversation_id: 'bigint',
  seq: 'integer',
  message_id: 'bigint',
  identity: as<'fan' | 'creator' | 'ai' | 'automated' | 'system'>('text'),
  type: as<'text' | 'gift' | 'mode' | 'help'>('text'),
  content: 'text',
  diamonds: 'integer?',
  client_id: 'text?',
  reply_to_seq: 'integer?',
  is_deleted: 'boolean',
  is_stopped: 'boolean',
  revision: 'integer',
  edited_at: 'timestamptz?',
  fan_reaction: as<ReactionEmoji | null>('text?'),
  creator_reaction: as<ReactionEmoji | null>('text?'),
  created_at: 'timestamptz',
} as const;
export type MessageRow = ColumnsOf<typeof messageRow>;

/** The largest number a message can have (int4). */
export const maxSeq = 2_147_483_647;

/** How far both sides have read. */
export const readMarks = { fan_read_seq: 'integer', creator_read_seq: 'integer' } as const;
export type ReadMarks = ColumnsOf<typeof readMarks>;

/** The columns of a `messages` value `alias`, for select lists. */
export function messageColumns(alias: string): string {
  return Object.keys(messageRow)
    .map((column) => `${alias}.${column}`)
    .join(', ');
}
