import type { ChatListItem } from '@kindred/contract/chat/calls';
import { defineDialog } from '../../../ui/overlay/dialogs.ts';

export const personaDialog = defineDialog<{ conversation: ChatListItem }>(() =>
  import('./persona-dialog.tsx').then((module) => ({ default: module.PersonaDialog })),
);
