import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type TooltipSide = 'right' | 'bottom' | 'top';

/**
 * Shows a name beside what is hovered or focused. For the eye only: what it wraps carries the same name for
 * screen readers. Plain CSS, because it is on the first screen.
 */
export function Tooltip({ text, side, children }: { text: string; side: TooltipSide; children: ReactNode }) {
  return (
    <span className="group/tip relative inline-flex">
      {children}
      <span
        aria-hidden="true"
        className={classNames(
          'pointer-events-none absolute z-popup w-max max-w-60 rounded-lg bg-ink px-2.5 py-1.5 text-caption text-canvas',
          // Not only unseen: at the edge of a narrow page it would make that scroll sideways.
          'hidden shadow-float transition-opacity duration-150 starting:opacity-0',
          'group-has-[:focus-visible]/tip:block group-hover/tip:block group-hover/tip:delay-300',
          'pointer-coarse:hidden!',
          sides[side],
        )}
      >
        {text}
      </span>
    </span>
  );
}

const sides = {
  right: 'left-full top-1/2 ml-2 -translate-y-1/2',
  bottom: 'top-full left-1/2 mt-1 -translate-x-1/2',
  top: 'bottom-full left-1/2 mb-1 -translate-x-1/2',
};
