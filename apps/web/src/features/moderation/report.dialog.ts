import { defineDialog, openDialog } from '../../../ui/overlay/dialogs.ts';

/** A post (1) or a comment (2), and whose it is. */
export type Reported = { type: 1 | 2; id: string; name: string };

const reportDialog = defineDialog<Reported>(() =>
  import('./report-dialog.tsx').then((module) => ({ default: module.ReportDialog })),
);

/** Asks what is wrong with it, and hands that on. */
export function openReport(reported: Reported): void {
  void openDialog(reportDialog, reported);
}
