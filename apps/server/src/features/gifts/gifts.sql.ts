import { type Db, queryOne } from '../../platform/db/db.ts';
import type { MessageRow } from '../chat/message-row.ts';

export type GiftRow = {
  outcome: 'ok' | 'repeated' | 'key_reused' | 'gone' | 'own' | 'insufficient' | 'blocked';
  balance: string | null;
  /** What the first sending answered; its instant as JSON text. */
  answer: { diamond: number; message: Omit<MessageRow, 'created_at'> & { created_at: string } } | null;
  creator_user_id: string;
  fan_unread_total: number;
  creator_unread_total: number;
};

const give = `
  select outcome, balance, answer, creator_user_id, fan_unread_total, creator_unread_total
  from send_gift($1, $2, $3, $4, $5, $6, $7, $8)`;

/** The SQL function send_gift: key, debit, entry, gift, message and stored answer, or nothing of it. */
export function sendGiftRow(
  db: Db,
  gift: {
    fanId: string;
    charId: string;
    diamonds: number;
    key: string;
    hash: Buffer;
    shareBps: number;
    now: Date;
    availableAt: Date;
  },
): Promise<GiftRow> {
  const { fanId, charId, diamonds, key, hash, shareBps, now, availableAt } = gift;
  return queryOne<GiftRow>(db, give, [fanId, charId, diamonds, key, hash, shareBps, now, availableAt]);
}
