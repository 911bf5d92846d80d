import { defineDialog, openDialog } from '../../ui/overlay/dialogs.ts';

export type GiftTarget = {
  charId: string;
  /** Which of the conversations with them it is given in. */
  chatNo?: number;
  name: string;
  avatar: string;
  /** The post whose goal it is given toward. */
  postId?: string;
};

/** What is filled in already. */
type Filled = { diamonds?: number; note?: string };

const giftDialog = defineDialog<GiftTarget & Filled>(() =>
  import('./gift-dialog.tsx').then((module) => ({ default: module.GiftDialog })),
);

export function openGift(gift: GiftTarget & Filled): void {
  void openDialog(giftDialog, gift);
}
