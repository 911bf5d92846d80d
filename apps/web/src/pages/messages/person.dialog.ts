import type { ChatListItem } from '@kindred/contract/chat/calls';
import { defineDialog, openDialog } from '../../ui/overlay/dialogs.ts';

/** Gives what was chosen there, to be done once the sheet is gone. */
const personDialog = defineDialog<{ conversation: ChatListItem }, () => void>(() =>
  import('./person-dialog.tsx').then((module) => ({ default: module.PersonDialog })),
);

export async function openPerson(conversation: ChatListItem): Promise<void> {
  const act = await openDialog(personDialog, { conversation });
  act?.();
}
