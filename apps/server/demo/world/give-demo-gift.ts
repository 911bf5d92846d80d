import { createHash } from 'node:crypto';
import type { Context } from '../../src/context.ts';
import { sendGiftRow } from '../../src/features/gifts/gifts.sql.ts';
import { availableAt } from '../../src/features/wallet/ledger/post-card-sale.ts';
import type { Tx } from '../../src/platform/db/db.ts';
import type { SettledCreator } from './insert-creator.ts';

/** Something of the demo world that happens at its time. */
export type TimedEvent = { at: Date; run: (tx: Tx, context: Context) => Promise<unknown> };

export type DemoGift = { fan: string; creator: SettledCreator; diamonds: number; key: string; at: Date };

/** A gift of the demo world, at its time. */
export async function giveDemoGift(tx: Tx, { config }: Context, gift: DemoGift): Promise<void> {
  const { fan, creator, diamonds, key, at } = gift;
  const { outcome } = await sendGiftRow(tx, {
    chatNo: 0,
    fanId: fan,
    charId: creator.charId,
    diamonds,
    key,
    note: '',
    hash: createHash('sha256').update(key).digest(),
    shareBps: config.creatorShareBps,
    now: at,
    availableAt: availableAt(at),
  });
  if (outcome !== 'ok') throw new Error(`the demo world could not give: ${outcome}`);
}
