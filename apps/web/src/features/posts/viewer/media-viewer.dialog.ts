import { defineDialog } from '../../../ui/overlay/dialogs.ts';

export const mediaViewer = defineDialog<{ postId: string; startAt: number }>(() =>
  import('./media-viewer.tsx').then((module) => ({ default: module.MediaViewer })),
);
