import { type GiftTarget, openGift } from './gift.dialog.ts';

/** A gift that lacked diamonds; it is taken up again after topping up. */
export type InterruptedGift = GiftTarget & { diamonds: number };

const key = 'interruptedGift';

export function keepInterruptedGift(gift: InterruptedGift): void {
  sessionStorage.setItem(key, JSON.stringify(gift));
}

/** Opens the interrupted gift again with its amount, once. False when there is none. */
export function resumeInterruptedGift(): boolean {
  const kept = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  if (!kept) return false;
  openGift(JSON.parse(kept) as InterruptedGift);
  return true;
}
