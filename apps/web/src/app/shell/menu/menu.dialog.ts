import { defineDialog } from '../../../ui/overlay/dialogs.ts';

export const menuDrawer = defineDialog<Record<string, never>>(() =>
  import('./menu-drawer.tsx').then((module) => ({ default: module.MenuDrawer })),
);
