import { defineDialog } from '../../../ui/overlay/dialogs.ts';
import type { ViewerParts } from './viewer-parts.ts';

export const mediaViewer = defineDialog<{
  postId: string;
  startAt: number;
  parts?: ViewerParts;
}>(() => import('./media-viewer.tsx').then((module) => ({ default: module.MediaViewer })));
