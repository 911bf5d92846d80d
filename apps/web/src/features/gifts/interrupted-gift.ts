import { personalItem } from '../../lib/storage/personal-storage.ts';
import { type GiftTarget, openGift } from './gift.dialog.ts';

/** A gift that lacked diamonds; it is taken up again after topping up. */
export type InterruptedGift = GiftTarget & { diamonds: number };

const giftItem = personalItem<InterruptedGift>('tab', 'interruptedGift');

export function keepInterruptedGift(gift: InterruptedGift): void {
  giftItem.set(gift);
}

/** The gift that waits for diamonds, if there is one. */
export function findInterruptedGift(): InterruptedGift | undefined {
  return giftItem.get();
}

/** Opens the interrupted gift again with its amount, once. */
export function resumeInterruptedGift(): void {
  const gift = findInterruptedGift();
  giftItem.remove();
  if (gift) openGift(gift);
}
