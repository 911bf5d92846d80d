import { defineDialog, openDialog } from '../../ui/overlay/dialogs.ts';

/** Whom a gift is for. */
export type GiftTarget = { charId: string; name: string; avatar: string };

const giftDialog = defineDialog<GiftTarget & { diamonds?: number }>(() =>
  import('./gift-dialog.tsx').then((module) => ({ default: module.GiftDialog })),
);

/** Opens the Send Gift dialog, from a conversation, a character's page or a post. */
export function openGift(gift: GiftTarget & { diamonds?: number }): void {
  void openDialog(giftDialog, gift);
}
