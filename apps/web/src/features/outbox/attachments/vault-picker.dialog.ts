import type { VaultItem } from '@kindred/contract/creator-tools/vault-calls';
import { defineDialog } from '../../../ui/overlay/dialogs.ts';

/** Lets a creator choose up to `max` files of the vault; for a fan, with what that fan has of each. */
export const vaultPickerDialog = defineDialog<
  { userId?: string | undefined; max: number },
  readonly VaultItem[]
>(() => import('./vault-picker-dialog.tsx').then((module) => ({ default: module.VaultPickerDialog })));
