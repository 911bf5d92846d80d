import type { Post } from '@kindred/contract/posts/calls';
import { defineDialog } from '../../../ui/overlay/dialogs.ts';

export const goalDialog = defineDialog<{ post: Post }>(() =>
  import('./goal-dialog.tsx').then((module) => ({ default: module.GoalDialog })),
);
