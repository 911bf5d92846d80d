import type { Subscription } from '@kindred/contract/subscriptions/calls';
import { defineDialog } from '../../../ui/overlay/dialogs.ts';

export const payDialog = defineDialog<{ subscription: Subscription }>(() =>
  import('./pay-dialog.tsx').then((module) => ({ default: module.PayDialog })),
);
