import { defineDialog } from '../../../ui/overlay/dialogs.ts';

export const newBroadcastDialog = defineDialog<object>(() =>
  import('./new-broadcast-dialog.tsx').then((module) => ({ default: module.NewBroadcastDialog })),
);

export const broadcastDialog = defineDialog<{ broadcastId: string }>(() =>
  import('./broadcast-dialog.tsx').then((module) => ({ default: module.BroadcastDialog })),
);
