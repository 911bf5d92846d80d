/** A row of `messages`. */
export type MessageRow = {
  conversation_id: string;
  seq: number;
  message_id: string;
  identity: 'fan' | 'creator' | 'ai' | 'automated' | 'system';
  type: 'text' | 'gift' | 'mode' | 'help';
  content: string;
  diamonds: number | null;
  client_id: string | null;
  reply_to_seq: number | null;
  is_deleted: boolean;
  created_at: Date;
};

/** The largest number a message can have (int4). */
export const maxSeq = 2_147_483_647;

/** How far both sides have read. */
export type ReadMarks = { fan_read_seq: number; creator_read_seq: number };

/** The columns of a `messages` value `alias`, for select lists. */
export function messageColumns(alias: string): string {
  const columns = [
    'conversation_id',
    'seq',
    'message_id',
    'identity',
    'type',
    'content',
    'diamonds',
    'client_id',
    'reply_to_seq',
    'is_deleted',
    'created_at',
  ];
  return columns.map((column) => `${alias}.${column}`).join(', ');
}
