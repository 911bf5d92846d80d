import { create } from 'zustand';

/** Gifts that came a moment ago: they come in with a little festivity, once, on both sides. */
const useFreshGifts = create<{ msgIds: readonly string[] }>(() => ({ msgIds: [] }));

/** Marks a gift that was sent just now, so that it is celebrated once. */
export function addFreshGift(msgId: string): void {
  useFreshGifts.setState(({ msgIds }) => ({ msgIds: [...msgIds.filter((id) => id !== msgId), msgId] }));
}

export function endFreshGift(msgId: string): void {
  useFreshGifts.setState(({ msgIds }) => ({ msgIds: msgIds.filter((id) => id !== msgId) }));
}

/** Whether this gift was sent just now and is still to be celebrated. */
export function useIsFreshGift(msgId: string): boolean {
  return useFreshGifts(({ msgIds }) => msgIds.includes(msgId));
}
