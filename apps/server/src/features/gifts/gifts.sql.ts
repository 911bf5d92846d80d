import { as, type ColumnsOf } from '../../platform/db/column-types.ts';
import type { Db, Tx } from '../../platform/db/db.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';
import type { MessageRow } from '../chat/message-row.ts';

const $ = inputs({
  fanId: 'bigint',
  charId: 'bigint',
  chatNo: 'smallint',
  diamonds: 'integer',
  note: 'text',
  key: 'text',
  hash: 'bytea',
  shareBps: 'integer',
  now: 'timestamptz',
  availableAt: 'timestamptz',
});

/** The fields of a newly sent gift; old stored answers lack them. */
export const unchanged = {
  is_stopped: false,
  is_creator_edited: false,
  revision: 0,
  edited_at: null,
  price: null,
  is_sold: false,
  media: null,
  fan_reaction: null,
  creator_reaction: null,
} as const;

type GiftAnswer = {
  diamond: number;
  message: Omit<MessageRow, 'created_at' | keyof typeof unchanged> & { created_at: string };
};

const giftRow = {
  outcome: as<
    | 'ok'
    | 'repeated'
    | 'key_reused'
    | 'gone'
    | 'own'
    | 'insufficient'
    | 'blocked'
    | 'quiet'
    | 'held'
    | 'over_limit'
  >('text'),
  balance: 'bigint?',
  /** The answer of the first request; its instants are JSON text. */
  answer: as<GiftAnswer | null>('jsonb?'),
  creator_user_id: 'bigint',
} as const;
export type GiftRow = ColumnsOf<typeof giftRow>;

const callSendGift = statement(
  giftRow,
  sql`select outcome, balance, answer, creator_user_id from send_gift(
    (${$.fanId}, ${$.charId}, ${$.chatNo}, ${$.diamonds}, ${$.note})::new_gift,
    ${$.key}, ${$.hash}, ${$.shareBps}, ${$.now}, ${$.availableAt})`,
);

/** Runs the SQL function send_gift: key, debit, ledger entry, gift, message and stored answer, all or nothing. */
export function sendGiftRow(
  db: Db | Tx,
  gift: {
    fanId: string;
    charId: string;
    chatNo: number;
    diamonds: number;
    key: string;
    hash: Buffer;
    shareBps: number;
    now: Date;
    availableAt: Date;
    note: string;
  },
): Promise<GiftRow> {
  return callSendGift.one(db, gift);
}
