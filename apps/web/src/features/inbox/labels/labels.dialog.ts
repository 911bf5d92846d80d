import type { ChatListItem } from '@kindred/contract/chat/calls';
import { defineDialog } from '../../../ui/overlay/dialogs.ts';

export const labelsDialog = defineDialog<{ item: ChatListItem }>(() =>
  import('./labels-dialog.tsx').then((module) => ({ default: module.LabelsDialog })),
);
