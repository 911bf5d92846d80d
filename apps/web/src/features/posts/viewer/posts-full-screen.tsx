import { type ReactNode, useCallback } from 'react';
import { FullScreenDialog } from '../../../ui/overlay/full-screen-dialog.tsx';
import { pauseBehind } from '../media/autoplay-coordinator.ts';

/** A dialog that fills the screen; clips behind it are still. */
export function PostsFullScreen({ children }: { children: ReactNode }) {
  const cover = useCallback((popup: HTMLDivElement | null) => (popup ? pauseBehind(popup) : undefined), []);
  return <FullScreenDialog ref={cover}>{children}</FullScreenDialog>;
}
