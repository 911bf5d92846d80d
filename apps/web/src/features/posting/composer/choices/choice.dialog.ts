import { defineDialog } from '../../../../ui/overlay/dialogs.ts';
import type { ChoiceSheetProps } from './choice-sheet.tsx';

export const choiceDialog = defineDialog<ChoiceSheetProps>(() =>
  import('./choice-sheet.tsx').then((module) => ({ default: module.ChoiceSheet })),
);
