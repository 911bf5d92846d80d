import type { CalendarPost } from '@kindred/contract/creator-tools/calendar-calls';
import { defineDialog } from '../../../../ui/overlay/dialogs.ts';

export const movePostDialog = defineDialog<{ post: CalendarPost }>(() =>
  import('./move-post-dialog.tsx').then((module) => ({ default: module.MovePostDialog })),
);
