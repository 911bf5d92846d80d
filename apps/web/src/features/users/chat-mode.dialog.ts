import type { UserData } from '@kindred/contract/users/calls';
import { defineDialog } from '../../ui/overlay/dialogs.ts';

/** Asks before the default of all conversations changes to `mode`. Resolves with true when it was done. */
export const chatModeDialog = defineDialog<{ mode: UserData['chat_mode'] }, boolean>(() =>
  import('./chat-mode-dialog.tsx').then((module) => ({ default: module.ChatModeDialog })),
);
