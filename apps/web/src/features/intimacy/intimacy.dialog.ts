import type { ChatListItem } from '@kindred/contract/chat/calls';
import { defineDialog, openDialog } from '../../ui/overlay/dialogs.ts';

const intimacyDialog = defineDialog<{ conversation: ChatListItem }>(() =>
  import('./intimacy-dialog.tsx').then((module) => ({ default: module.IntimacyDialog })),
);

/** Shows what the two of a conversation have come to, and how it grows. */
export function openIntimacy(conversation: ChatListItem): void {
  void openDialog(intimacyDialog, { conversation });
}
