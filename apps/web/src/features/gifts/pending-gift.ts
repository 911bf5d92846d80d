import { personalItem } from '../../lib/storage/personal-storage.ts';
import { type GiftTarget, openGift } from './gift.dialog.ts';

/** A gift that lacked diamonds; it is taken up again after topping up. */
export type PendingGift = GiftTarget & { diamonds: number; note?: string };

const giftItem = personalItem<PendingGift>('tab', 'pendingGift');

export function savePendingGift(gift: PendingGift): void {
  giftItem.set(gift);
}

/** The gift that waits for diamonds, if there is one. */
export function findPendingGift(): PendingGift | undefined {
  return giftItem.get();
}

/** Opens the pending gift again with its amount, once. */
export function resumePendingGift(): void {
  const gift = findPendingGift();
  giftItem.remove();
  if (gift) openGift(gift);
}
