import { defineDialog } from '../../ui/dialogs.ts';

export const reportPostDialog = defineDialog<{ diaryId: string; name: string }>(() =>
  import('./report-post-dialog.tsx').then((module) => ({ default: module.ReportPostDialog })),
);
