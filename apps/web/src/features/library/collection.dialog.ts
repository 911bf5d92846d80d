import { defineDialog } from '../../ui/overlay/dialogs.ts';

export const collectionDialog = defineDialog<{ postId: string }>(() =>
  import('./collection-dialog.tsx').then((module) => ({ default: module.CollectionDialog })),
);
