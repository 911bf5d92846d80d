import { createHash } from 'node:crypto';
import type { ChatMessage } from '@kindred/contract/chat/calls';
import { giftMax, giftMin } from '@kindred/contract/gifts/limits';
import type { Context } from '../../context.ts';
import { refuse } from '../../platform/app-error.ts';
import { countAndAnnounceStored } from '../chat/announce-stored.ts';
import { presentMessage } from '../chat/chat.present.ts';
import { availableAt } from '../wallet/ledger/post-card-sale.ts';
import { refuseSpend } from '../wallet/limits/assert-within-limit.ts';
import { type GiftRow, sendGiftRow, unchanged } from './gifts.sql.ts';
import { sendTowardGoal } from './send-toward-goal.ts';

type Gift = {
  fanId: string;
  charId: string;
  /** The number of the fan's conversation with the character. */
  chatNo: number;
  diamonds: number;
  key: string;
  /** The reviewed note; may be empty. */
  note: string;
  /** The post whose goal the gift counts toward. */
  postId?: string | undefined;
};

/**
 * Sends diamonds, once per key, in one round trip. A repeated key with the same gift returns the first answer.
 * Refuses as the outcomes of `send_gift` say, and with `giftOutOfRange`.
 */
export async function sendGift(
  context: Context,
  gift: Gift,
): Promise<{ diamond: number; message: ChatMessage }> {
  const { diamonds } = gift;
  if (diamonds < giftMin || diamonds > giftMax) refuse('giftOutOfRange', { min: giftMin, max: giftMax });
  const now = context.clock.now();
  const { postId } = gift;
  const giftInputs = {
    ...gift,
    hash: createHash('sha256')
      .update(
        JSON.stringify({
          char_id: gift.charId,
          price: diamonds,
          ...(gift.chatNo > 0 && { chat_no: gift.chatNo }),
          ...(gift.note && { content: gift.note }),
          ...(postId && { diary_id: postId }),
        }),
      )
      .digest(),
    shareBps: context.config.creatorShareBps,
    now,
    availableAt: availableAt(now),
  };
  const row = await assertOk(
    context,
    gift,
    postId === undefined
      ? await sendGiftRow(context.db, giftInputs)
      : await sendTowardGoal(context, giftInputs, postId),
  );
  const stored = {
    ...row.answer.message,
    ...unchanged,
    created_at: new Date(row.answer.message.created_at),
  };
  const key = { char_id: gift.charId, user_id: gift.fanId, chat_no: gift.chatNo };
  const message = presentMessage(stored, key, { fan_read_seq: 0, creator_read_seq: 0 });
  const answer = { diamond: row.answer.diamond, message };
  if (row.outcome === 'ok')
    announceGift(context, { fanId: gift.fanId, creatorId: row.creator_user_id }, answer);
  return answer;
}

type SentGiftRow = GiftRow & { answer: NonNullable<GiftRow['answer']> };

async function assertOk(context: Context, { fanId, diamonds }: Gift, row: GiftRow): Promise<SentGiftRow> {
  switch (row.outcome) {
    case 'ok':
    case 'repeated':
      if (!row.answer) throw new Error('a gift without its stored answer');
      return row as SentGiftRow;
    case 'insufficient':
      return refuse('insufficientBalance', { diamond: Number(row.balance ?? 0) });
    case 'blocked':
      return refuse('walletBlocked', { diamond: Number(row.balance ?? 0) });
    case 'quiet':
      return refuse('salesQuiet');
    case 'held':
      return refuse('ageHeld');
    case 'over_limit':
      return refuseSpend(context.db, context, { userId: fanId, cents: diamonds });
    case 'key_reused':
      return refuse('idempotencyKeyReused');
    case 'own':
      return refuse('ownCharacter');
    case 'gone':
      return refuse('notFound');
    default:
      return row.outcome satisfies never;
  }
}

/** The answer does not wait for these events. */
function announceGift(
  context: Context,
  sides: { fanId: string; creatorId: string },
  { diamond, message }: { diamond: number; message: ChatMessage },
): void {
  context.live.publish([sides.fanId], { type: 'wallet.changed', diamond });
  context.live.publish([sides.creatorId], { type: 'earnings.changed' });
  void countAndAnnounceStored(context, message, sides);
}
