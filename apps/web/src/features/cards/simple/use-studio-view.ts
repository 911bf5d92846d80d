import { useState } from 'react';
import { readSetting, saveSetting } from '../../../lib/storage/device.ts';
import type { CardDraft } from '../draft/card-draft.ts';
import { isSimple } from './is-simple.ts';

export const studioViews = ['simple', 'advanced'] as const;
export type StudioView = (typeof studioViews)[number];

const setting = 'studioView';

/**
 * How this browser shows the studio. Where nothing was chosen: simple, unless the card has more than that shows. `show` is for
 * once, `choose` is remembered.
 */
export function useStudioView(draft: CardDraft) {
  const [view, show] = useState<StudioView>(() => stored() ?? (isSimple(draft) ? 'simple' : 'advanced'));
  const choose = (next: StudioView) => {
    saveSetting(setting, next);
    show(next);
  };
  return { view, show, choose };
}

function stored(): StudioView | undefined {
  return studioViews.find((view) => view === readSetting(setting));
}
