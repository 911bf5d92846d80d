import { defineDialog } from '../../../ui/overlay/dialogs.ts';

export const sellAgainDialog = defineDialog<{ count: number }, 'again'>(() =>
  import('./sell-again-dialog.tsx').then((module) => ({ default: module.SellAgainDialog })),
);
