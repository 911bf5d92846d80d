import { defineDialog } from '../../ui/overlay/dialogs.ts';

/** Chooses the collection of a saved post. */
export const collectionDialog = defineDialog<{ postId: string }>(() =>
  import('./collection-dialog.tsx').then((module) => ({ default: module.CollectionDialog })),
);
