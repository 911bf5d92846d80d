import type { FanList } from '@kindred/contract/lists/calls';
import { defineDialog } from '../../../ui/overlay/dialogs.ts';

/** Makes a list, or changes `list`. */
export const listDialog = defineDialog<{ list?: FanList }>(() =>
  import('./list-dialog.tsx').then((module) => ({ default: module.ListDialog })),
);
