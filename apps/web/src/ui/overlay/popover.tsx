import type { ComponentType } from 'react';
import type { PopoverProps } from './loaded-popover.tsx';
import { openOnDemand } from './open-on-demand.tsx';

export const Popover = openOnDemand(() => import('./loaded-popover.tsx').then((m) => m.LoadedPopover), {
  popup: 'dialog',
}) as ComponentType<PopoverProps>;
