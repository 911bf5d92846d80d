import type { ReactNode } from 'react';
import { defineDialog } from '../../../ui/overlay/dialogs.ts';

/** Its result is a text for the composer. */
export const fanPanelDialog = defineDialog<{ userId: string; name: string; memory: ReactNode }, string>(() =>
  import('./fan-panel-dialog.tsx').then((module) => ({ default: module.FanPanelDialog })),
);
