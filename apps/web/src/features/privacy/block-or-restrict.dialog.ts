import { defineDialog } from '../../ui/overlay/dialogs.ts';
import type { Way } from './use-block-or-restrict.ts';

type BlockOrRestrict = { way: Way; id: string; name: string; isOn: boolean };

/** Resolves with true when it was done. */
export const blockOrRestrictDialog = defineDialog<BlockOrRestrict, boolean>(() =>
  import('./block-or-restrict-dialog.tsx').then((module) => ({ default: module.BlockOrRestrictDialog })),
);
