import type { ChatMessage } from '@kindred/contract/chat/calls';
import { defineDialog } from '../../../../ui/overlay/dialogs.ts';

export const ratingDialog = defineDialog<{ message: ChatMessage; rating: 1 | -1 }>(() =>
  import('./rating-dialog.tsx').then((module) => ({ default: module.RatingDialog })),
);
