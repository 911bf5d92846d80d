import { defineDialog } from '../../../ui/overlay/dialogs.ts';

/** Its result is a text for the place where one writes. */
export const fanPanelDialog = defineDialog<{ userId: string; name: string }, string>(() =>
  import('./fan-panel-dialog.tsx').then((module) => ({ default: module.FanPanelDialog })),
);
