import { defineDialog } from '../../ui/overlay/dialogs.ts';
import type { Way } from './use-keep-away.ts';

type KeepAway = { way: Way; id: string; name: string; isOn: boolean };

/** Resolves with true when it was done. */
export const keepAwayDialog = defineDialog<KeepAway, boolean>(() =>
  import('./keep-away-dialog.tsx').then((module) => ({ default: module.KeepAwayDialog })),
);
