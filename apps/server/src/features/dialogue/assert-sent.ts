import type { Context } from '../../context.ts';
import { refuse } from '../../platform/app-error.ts';
import type { Db, Tx } from '../../platform/db/db.ts';
import { refuseSpend } from '../wallet/limits/assert-within-limit.ts';
import type { SentRow } from './send-message.sql.ts';

/**
 * Returns the row unless the outcome is a refusal; the greeting may have to come first (`greet`). `data` is sent with
 * the refusal.
 */
export async function assertSent(
  db: Db | Tx,
  context: Pick<Context, 'clock'>,
  row: SentRow,
  { senderId, data }: { senderId: string; data: { help: string } | undefined },
): Promise<SentRow> {
  switch (row.outcome) {
    case 'ok':
    case 'greet':
      return row;
    case 'price_changed':
      return refuse('priceChanged', { price: row.cost, ...data });
    case 'insufficient':
      return refuse('insufficientBalance', { diamond: Number(row.balance ?? 0), ...data });
    case 'blocked':
      return refuse('walletBlocked', { diamond: Number(row.balance ?? 0), ...data });
    case 'over_limit':
      return refuseSpend(db, context, { userId: row.fan_id, cents: row.cost ?? 0 });
    case 'gone':
      return refuse('notFound', data);
    case 'own':
      return refuse('ownCharacter', data);
    case 'not_joined':
      return refuse('notJoined', data);
    case 'no_such_reply':
      return refuse('invalidInput', { field: 'reply_to_seq', ...data });
    case 'no_such_media':
      return refuse('mediaGone', data);
    case 'held':
      return refuse(row.fan_id === senderId ? 'ageHeld' : 'recipientHeld', data);
    case 'creator_held':
      return refuse('recipientHeld', data);
    default:
      return row.outcome satisfies never;
  }
}
