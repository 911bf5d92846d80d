import { Popover as Base } from '@base-ui/react/popover';
import type { ReactElement, ReactNode } from 'react';

export type PopoverProps = {
  trigger: ReactElement;
  title: string;
  side?: 'top' | 'right' | 'bottom' | 'left';
  align?: 'start' | 'end';
  /** Mounted by the click that opens it, so it opens at once. */
  startsOpen?: boolean;
  /** Left out, the panel opens and closes by itself. */
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  children: ReactNode;
};

/** `Popover`, once its code is wanted. */
export function LoadedPopover(props: PopoverProps) {
  const { trigger, title, side = 'bottom', align = 'start', startsOpen = false, children } = props;
  const { isOpen, onOpenChange } = props;
  return (
    <Base.Root open={isOpen} defaultOpen={startsOpen} onOpenChange={onOpenChange}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner side={side} sideOffset={8} align={align} className="z-popup">
          <Base.Popup className="w-72 max-w-[calc(100vw-2rem)] animate-rise rounded-card border border-line bg-surface p-3 text-ink shadow-float outline-none">
            <Base.Title className="px-2 pt-1 pb-2 font-semibold text-caption text-ink-soft">
              {title}
            </Base.Title>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
