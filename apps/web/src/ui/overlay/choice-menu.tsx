import type { LoadedChoiceMenu } from './loaded-choice-menu.tsx';
import { openOnDemand } from './open-on-demand.tsx';

/** A choice of one among a few, opened by `trigger`. */
export const ChoiceMenu = openOnDemand(
  () => import('./loaded-choice-menu.tsx').then((m) => m.LoadedChoiceMenu),
  { popup: 'menu', opensWith: ['ArrowDown', 'ArrowUp'] },
) as typeof LoadedChoiceMenu;
