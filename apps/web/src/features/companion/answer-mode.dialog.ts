import type { AnswerMode } from '@kindred/contract/chat/limits';
import { defineDialog } from '../../ui/overlay/dialogs.ts';

/** Says how many conversations another default touches. Gives true where it is wanted. */
export const answerModeDialog = defineDialog<{ mode: AnswerMode }, boolean>(() =>
  import('./answer-mode-dialog.tsx').then((m) => ({ default: m.AnswerModeDialog })),
);
