import type { ReactNode } from 'react';
import { badgeText } from '../../lib/format/badge-text.ts';
import { classNames } from '../class-names.ts';

/** A count on something; nothing at zero, 99+ from 100. `label` is what it means in words. Small on the corner of an icon. */
export function CountBadge({
  count,
  label,
  isSmall = false,
  className,
}: {
  count: number;
  label: string;
  isSmall?: boolean;
  className?: string | undefined;
}) {
  if (count <= 0) return null;
  return (
    <span
      className={classNames(
        'inline-grid w-max shrink-0 place-items-center whitespace-nowrap rounded-full bg-heart font-semibold text-on-heart tabular-nums',
        isSmall ? 'h-4 min-w-4 px-1 text-[0.625rem]/none' : 'h-5 min-w-5 px-1.5 text-[0.6875rem]/none',
        className,
      )}
    >
      <span aria-hidden="true">{badgeText(count)}</span>
      <span className="sr-only">{label}</span>
    </span>
  );
}

const tones = {
  neutral: 'bg-sunken text-ink-soft',
  strong: 'bg-action text-on-action',
  good: 'bg-positive-soft text-positive',
  warning: 'bg-sunken text-warning',
};

export function Tag({ tone = 'neutral', children }: { tone?: keyof typeof tones; children: ReactNode }) {
  return (
    <span
      className={classNames(
        'inline-flex max-w-full shrink-0 items-center gap-1 rounded-full px-2.5 py-1 font-medium text-caption/none',
        tones[tone],
      )}
    >
      {children}
    </span>
  );
}
