import { type ReactNode, useCallback } from 'react';
import { FullScreenDialog } from '../../../ui/overlay/full-screen-dialog.tsx';
import { pauseBehind } from '../media/autoplay-coordinator.ts';
import { growFromOpener } from './grow-from-opener.ts';

/** A dialog that fills the screen, grown from the picture that was pressed; clips behind it are still. */
export function PostsFullScreen({ children }: { children: ReactNode }) {
  const cover = useCallback((popup: HTMLDivElement | null) => {
    if (!popup) return undefined;
    growFromOpener(popup);
    return pauseBehind(popup);
  }, []);
  return <FullScreenDialog ref={cover}>{children}</FullScreenDialog>;
}
