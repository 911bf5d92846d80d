import { defineDialog } from '../../../ui/overlay/dialogs.ts';

export type SubscriptionDialogProps = {
  charId: string;
  name: string;
  code?: string | undefined;
  /** The tier that is chosen at first; the page's subscription where it is left out. */
  tierLevel?: number | undefined;
};

export const subscriptionDialog = defineDialog<SubscriptionDialogProps>(() =>
  import('./subscription-dialog.tsx').then((module) => ({ default: module.SubscriptionDialog })),
);
