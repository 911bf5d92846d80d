import { defineDialog } from '../../../ui/overlay/dialogs.ts';

export const welcomeGiftDialog = defineDialog<{ diamonds: number }>(() =>
  import('./welcome-gift-dialog.tsx').then((module) => ({ default: module.WelcomeGiftDialog })),
);
