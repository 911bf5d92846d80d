import type { reportedType } from '@kindred/contract/moderation/limits';
import { defineDialog, openDialog } from '../../ui/overlay/dialogs.ts';

/** What is reported, by its id on the wire, and whose it is. */
export type Reported = {
  kind: keyof typeof reportedType;
  id: string;
  name: string;
  /** Which of the conversations with them. */
  chatNo?: number;
};

export type ReportProps = Reported & {
  /** Blocks whose it is, when the reporter has chosen that as well; without it there is no such choice. */
  onBlock?: (() => void) | undefined;
};

const reportDialog = defineDialog<ReportProps>(() =>
  import('./report-dialog.tsx').then((module) => ({ default: module.ReportDialog })),
);

export function openReport(report: ReportProps): void {
  void openDialog(reportDialog, report);
}
