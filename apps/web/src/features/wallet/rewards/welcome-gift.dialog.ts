import { defineDialog } from '../../../ui/overlay/dialogs.ts';

/** The welcome gift, with its Receive button. */
export const welcomeGiftDialog = defineDialog<{ diamonds: number }>(() =>
  import('./welcome-gift-dialog.tsx').then((module) => ({ default: module.WelcomeGiftDialog })),
);
