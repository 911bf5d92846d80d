import { defineDialog } from '../../../ui/overlay/dialogs.ts';

export const giveSubscriptionDialog = defineDialog<{ charId: string; name: string }>(() =>
  import('./give-subscription-dialog.tsx').then((module) => ({ default: module.GiveSubscriptionDialog })),
);
