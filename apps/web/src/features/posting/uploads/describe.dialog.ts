import { defineDialog } from '../../../ui/overlay/dialogs.ts';

export const describeDialog = defineDialog<{ alt: string; picture: string }, string>(() =>
  import('./describe-dialog.tsx').then((module) => ({ default: module.DescribeDialog })),
);
