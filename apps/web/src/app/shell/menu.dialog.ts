import { defineDialog } from '../../ui/overlay/dialogs.ts';

export const menuDrawer = defineDialog<{ path: string }>(() =>
  import('./menu-drawer.tsx').then((module) => ({ default: module.MenuDrawer })),
);
