import { defineDialog } from '../../../../ui/overlay/dialogs.ts';

export const messageViewer = defineDialog<{ msgId: string; isSold: boolean; startAt: number }>(() =>
  import('./message-viewer.tsx').then((module) => ({ default: module.MessageViewer })),
);
