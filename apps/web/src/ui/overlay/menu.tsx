import type { ComponentType } from 'react';
import type { MenuProps } from './loaded-menu.tsx';
import { openOnDemand } from './open-on-demand.tsx';

export type { MenuEntry } from './loaded-menu.tsx';

/** A list of things to do, opened by `trigger`. */
export const Menu = openOnDemand(() => import('./loaded-menu.tsx').then((m) => m.LoadedMenu), {
  popup: 'menu',
  opensWith: ['ArrowDown', 'ArrowUp'],
}) as ComponentType<MenuProps>;
