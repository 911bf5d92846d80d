import type { ChatListItem } from '@kindred/contract/chat/calls';
import { defineDialog, openDialog } from '../../ui/overlay/dialogs.ts';

const intimacyDialog = defineDialog<{ conversation: ChatListItem }>(() =>
  import('./intimacy-dialog.tsx').then((module) => ({ default: module.IntimacyDialog })),
);

export function openIntimacy(conversation: ChatListItem): void {
  void openDialog(intimacyDialog, { conversation });
}
