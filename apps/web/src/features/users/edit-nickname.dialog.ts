import { defineDialog } from '../../ui/dialogs.ts';

export const editNicknameDialog = defineDialog<{ nickname: string }>(() =>
  import('./edit-nickname-dialog.tsx').then((module) => ({ default: module.EditNicknameDialog })),
);
