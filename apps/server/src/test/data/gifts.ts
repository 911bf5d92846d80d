import { createHash } from 'node:crypto';
import type { Context } from '../../context.ts';
import { queryOne } from '../sql/query.ts';

type GiftAnswer = { outcome: string; balance: string | null; answer: { diamond: number } | null };

/** Sends a gift through the same statement as the call, without its stream. */
export async function giveGift(
  { db, clock, config }: Pick<Context, 'db' | 'clock' | 'config'>,
  gift: { fan: string; charId: string; diamonds: number; key?: string },
): Promise<GiftAnswer> {
  const now = clock.now();
  const hash = createHash('sha256').update(`${gift.charId} ${gift.diamonds}`).digest();
  return queryOne<GiftAnswer>(
    db,
    "select outcome, balance, answer from send_gift(($1, $2, 0, $3, '')::new_gift, $4, $5, $6, $7, $8)",
    [
      gift.fan,
      gift.charId,
      gift.diamonds,
      gift.key ?? crypto.randomUUID(),
      hash,
      config.creatorShareBps,
      now,
      new Date(now.getTime() + 7 * 86_400_000),
    ],
  );
}
