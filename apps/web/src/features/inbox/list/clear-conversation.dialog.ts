import type { ChatListItem } from '@kindred/contract/chat/calls';
import { defineDialog } from '../../../ui/overlay/dialogs.ts';

export const clearConversationDialog = defineDialog<{ item: ChatListItem }>(() =>
  import('./clear-conversation-dialog.tsx').then((module) => ({ default: module.ClearConversationDialog })),
);
