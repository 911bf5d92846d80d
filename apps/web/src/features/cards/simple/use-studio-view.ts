import type { CardFields } from '@kindred/contract/cards/card-fields';
import { useState } from 'react';
import { readSetting, saveSetting } from '../../../lib/storage/device.ts';
import { isSimple } from './is-simple.ts';

export const studioViews = ['simple', 'advanced'] as const;
export type StudioView = (typeof studioViews)[number];

const setting = 'studioView';

/**
 * How this browser shows the studio. Where nothing was chosen: simple, unless the card has more than that shows. `show` is for
 * once, `choose` is remembered.
 */
export function useStudioView(card: CardFields) {
  const [view, show] = useState<StudioView>(() => stored() ?? (isSimple(card) ? 'simple' : 'advanced'));
  const choose = (next: StudioView) => {
    saveSetting(setting, next);
    show(next);
  };
  return { view, show, choose };
}

export type StudioViewChoice = ReturnType<typeof useStudioView>;

function stored(): StudioView | undefined {
  return studioViews.find((view) => view === readSetting(setting));
}
