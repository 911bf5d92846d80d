import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Tooltip, type TooltipSide } from './tooltip.tsx';

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  /** Its name: read out, and shown as a tooltip. */
  label: string;
  icon: ReactNode;
  tooltipSide?: TooltipSide;
};

/** A button that is an icon; its label is read aloud and shown as a tooltip. */
export function IconButton({ label, icon, tooltipSide = 'bottom', className, ...props }: IconButtonProps) {
  return (
    <Tooltip text={label} side={tooltipSide}>
      <button
        type="button"
        aria-label={label}
        {...props}
        className={classNames(
          'grid size-11 place-items-center rounded-full text-ink-soft transition hover:bg-sunken hover:text-ink',
          'disabled:pointer-events-none disabled:opacity-40 aria-pressed:text-ink',
          className,
        )}
      >
        {icon}
      </button>
    </Tooltip>
  );
}
