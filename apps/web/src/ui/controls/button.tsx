import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { Spinner } from './spinner.tsx';

/** `heart` follows, subscribes, unlocks, gives: one a screen. */
export type ButtonVariant = 'primary' | 'heart' | 'secondary' | 'quiet' | 'danger' | 'plain';
export type ButtonSize = 'small' | 'medium' | 'large';

export type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Shows a spinner and ignores clicks, without losing the focus. */
  isLoading?: boolean;
  /** Looks unavailable but can be clicked, to tell why. */
  isDimmed?: boolean;
};

/** A button that says what it does. While it loads it takes no clicks. */
export function Button({
  variant,
  size,
  isLoading = false,
  isDimmed = false,
  className,
  ...rest
}: ButtonProps) {
  const { children, onClick, ...props } = rest;
  return (
    <button
      type="button"
      aria-busy={isLoading || undefined}
      aria-disabled={isLoading || isDimmed || undefined}
      {...props}
      onClick={isLoading ? undefined : onClick}
      className={classNames(buttonClass(variant, size), isDimmed && 'opacity-50', className)}
    >
      {isLoading && <Spinner />}
      {children}
    </button>
  );
}

export function buttonClass(variant: ButtonVariant = 'primary', size: ButtonSize = 'medium'): string {
  return classNames(
    'inline-flex select-none items-center justify-center gap-2 font-semibold forced-colors:border',
    'transition duration-150 ease-calm active:scale-[0.98] disabled:pointer-events-none disabled:opacity-50',
    variants[variant],
    sizes[size],
  );
}

const variants = {
  primary: 'rounded-full bg-action text-on-action hover:bg-action-hover',
  heart: 'rounded-full bg-heart text-on-heart hover:bg-heart-hover',
  secondary: 'rounded-control border border-line-strong bg-surface text-ink hover:bg-sunken',
  quiet: 'rounded-control text-ink-soft hover:bg-sunken hover:text-ink',
  danger: 'rounded-control border border-line-strong bg-surface text-danger hover:bg-sunken',
  plain: 'rounded-control border',
};

const sizes = {
  small: 'touch-target h-9 px-4 text-caption whitespace-nowrap',
  medium: 'h-11 px-5 text-body whitespace-nowrap',
  // What it says may be long: a price, a trial and what comes after it.
  large: 'min-h-13 px-5 py-2 text-lead text-balance sm:px-7',
};
