import { type GiftTarget, openGift } from './gift.dialog.ts';

/** A gift that lacked diamonds; it is taken up again after topping up. */
export type InterruptedGift = GiftTarget & { diamonds: number };

const key = 'interruptedGift';

export function keepInterruptedGift(gift: InterruptedGift): void {
  sessionStorage.setItem(key, JSON.stringify(gift));
}

/** The gift that waits for diamonds, if there is one. */
export function findInterruptedGift(): InterruptedGift | undefined {
  const kept = sessionStorage.getItem(key);
  return kept ? (JSON.parse(kept) as InterruptedGift) : undefined;
}

/** Opens the interrupted gift again with its amount, once. */
export function resumeInterruptedGift(): void {
  const gift = findInterruptedGift();
  sessionStorage.removeItem(key);
  if (gift) openGift(gift);
}
