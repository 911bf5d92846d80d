import type { Collection } from '@kindred/contract/library/calls';
import { defineDialog } from '../../ui/overlay/dialogs.ts';

/** Renames a collection or deletes it; resolves with 'deleted' where it is gone. */
export const editCollectionDialog = defineDialog<{ collection: Collection }, 'deleted'>(() =>
  import('./edit-collection-dialog.tsx').then((module) => ({ default: module.EditCollectionDialog })),
);
