import type { ChatListItem } from '@kindred/contract/chat/calls';
import { defineDialog } from '../../../ui/overlay/dialogs.ts';

export const chatsDialog = defineDialog<{ conversation: ChatListItem }>(() =>
  import('./chats-dialog.tsx').then((module) => ({ default: module.ChatsDialog })),
);

export const newChatDialog = defineDialog<{ conversation: ChatListItem }>(() =>
  import('./new-chat-dialog.tsx').then((module) => ({ default: module.NewChatDialog })),
);
