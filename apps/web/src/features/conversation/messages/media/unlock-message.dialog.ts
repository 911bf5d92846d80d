import type { ChatMessage } from '@kindred/contract/chat/calls';
import { defineDialog } from '../../../../ui/overlay/dialogs.ts';

export const unlockMessageDialog = defineDialog<{ message: ChatMessage; name: string }>(() =>
  import('./unlock-message-dialog.tsx').then((module) => ({ default: module.UnlockMessageDialog })),
);
