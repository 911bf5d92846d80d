import { type FocusEvent, type PointerEvent, type ReactNode, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { placeBeside, type Side } from './place-beside.ts';

export type TooltipSide = Side;

/**
 * Shows a name beside what is hovered or focused. For the eye only: what it wraps carries the same name for
 * screen readers. It lies on top of everything, so nothing cuts it, and it never makes a page scroll.
 */
export function Tooltip({ text, side, children }: { text: string; side: TooltipSide; children: ReactNode }) {
  const ref = useRef<HTMLSpanElement>(null);
  const show = (anchor: Element) => {
    // What its button opened is there: the name would lie over it.
    if (anchor.querySelector('[aria-expanded="true"]')) return;
    ref.current?.showPopover?.();
    if (ref.current) placeBeside(ref.current, anchor, side);
  };
  const hide = () => ref.current?.hidePopover?.();
  const onPoint = ({ pointerType, currentTarget }: PointerEvent) => {
    if (pointerType === 'mouse') show(currentTarget);
  };
  const onFocus = ({ target, currentTarget, relatedTarget }: FocusEvent) => {
    // Focus that comes back from a menu or a dialog needs no name.
    const isBack =
      relatedTarget instanceof Element && relatedTarget.closest('[role="menu"], [role="dialog"]');
    if (!isBack && target.matches(':focus-visible')) show(currentTarget);
  };
  return (
    <span
      className="inline-flex"
      onPointerEnter={onPoint}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={onFocus}
      onBlur={hide}
    >
      {children}
      <span ref={ref} popover="manual" aria-hidden="true" className={look}>
        {text}
      </span>
    </span>
  );
}

const look = classNames(
  'pointer-events-none inset-auto m-0 w-max max-w-60 rounded-lg bg-ink px-2.5 py-1.5 text-caption text-canvas shadow-float',
  'transition-opacity delay-300 duration-150 starting:opacity-0',
);
