import { defineDialog } from '../../../ui/overlay/dialogs.ts';

export type TierDialogProps = { charId: string; name: string; level: number };

export const tierDialog = defineDialog<TierDialogProps>(() =>
  import('./tier-dialog.tsx').then((module) => ({ default: module.TierDialog })),
);
