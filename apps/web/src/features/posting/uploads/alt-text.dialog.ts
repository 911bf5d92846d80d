import { defineDialog } from '../../../ui/overlay/dialogs.ts';

export const altTextDialog = defineDialog<{ alt: string; picture: string }, string>(() =>
  import('./alt-text-dialog.tsx').then((module) => ({ default: module.AltTextDialog })),
);
