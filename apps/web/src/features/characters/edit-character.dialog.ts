import type { CharacterInfo } from '@kindred/contract/characters';
import { defineDialog } from '../../ui/dialogs.ts';

export const editCharacterDialog = defineDialog<{ character: CharacterInfo }>(() =>
  import('./edit-character-dialog.tsx').then((module) => ({ default: module.EditCharacterDialog })),
);
