import { giftUndoSeconds } from '@kindred/contract/gifts/limits';
import { create } from 'zustand';

/** The last second is the network's. */
export const undoableMs = (giftUndoSeconds - 1) * 1000;

const useUndoable = create<{ ids: readonly string[] }>(() => ({ ids: [] }));

/** A gift that this tab has just sent; a timer of the tab ends it, so the device's clock does not matter. */
export function addUndoableGift(messageId: string): void {
  useUndoable.setState(({ ids }) => ({ ids: [...ids, messageId] }));
  setTimeout(() => removeUndoableGift(messageId), undoableMs);
}

/** A gift cannot be undone any more. */
export function removeUndoableGift(messageId: string): void {
  useUndoable.setState(({ ids }) => ({ ids: ids.filter((id) => id !== messageId) }));
}

/** The messages of gifts that can still be taken back here. */
export function useUndoableGifts(): readonly string[] {
  return useUndoable(({ ids }) => ids);
}
