import { defineDialog } from '../../ui/overlay/dialogs.ts';

export const sampleDialog = defineDialog<{ level: number }>(() =>
  import('./sample-dialog.tsx').then((module) => ({ default: module.SampleDialog })),
);
