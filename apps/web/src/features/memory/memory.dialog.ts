import type { ChatListItem } from '@kindred/contract/chat/calls';
import { defineDialog } from '../../ui/overlay/dialogs.ts';

export const memoryDialog = defineDialog<{ conversation: ChatListItem }>(() =>
  import('./memory-dialog.tsx').then((module) => ({ default: module.MemoryDialog })),
);
