import { defineDialog } from '../../../ui/overlay/dialogs.ts';

export const subscriptionDialog = defineDialog<{ charId: string; name: string; code?: string | undefined }>(
  () => import('./subscription-dialog.tsx').then((module) => ({ default: module.SubscriptionDialog })),
);
