import type { ReactNode } from 'react';
import { classNames } from '../../../../ui/class-names.ts';

/** A gift as a thing: a cup, a flower, a lantern, a cake or a house with lit windows, the larger the more it is. */
export function GiftDrawing({
  diamonds,
  isLit = false,
  className,
}: {
  diamonds: number;
  /** Its light comes on. */
  isLit?: boolean;
  className?: string;
}) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 48 48"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={classNames('fill-none stroke-ink', isLit && 'animate-unwrap', className)}
    >
      {drawingOf(diamonds)}
    </svg>
  );
}

/** From so many diamonds on, the largest first. */
const drawings: readonly (readonly [from: number, drawing: ReactNode])[] = [
  [
    1000,
    <>
      <path className="fill-surface" d="M9 22 24 9l15 13v18H9z" />
      <path className="fill-heart-soft" d="M6 24 24 8l18 16" />
      <path className="fill-lamp stroke-none" d="M14 25h6v6h-6zM28 25h6v6h-6z" />
      <path className="fill-lamp-soft" d="M21 40v-6a3 3 0 0 1 6 0v6" />
    </>,
  ],
  [
    800,
    <>
      <path className="fill-lamp stroke-none" d="M24 5c3 4 3 6 0 7-3-1-3-3 0-7" />
      <path d="M24 12v6" />
      <path className="fill-heart-soft" d="M13 18h22v9H13z" />
      <path className="fill-surface" d="M9 27h30v12H9z" />
      <path d="M9 31c4 4 6 0 10 0s6 4 10 0 6 0 10 0M6 40h36" />
    </>,
  ],
  [
    500,
    <>
      <path d="M20 9a4 4 0 0 1 8 0M18 13h12" />
      <path className="fill-surface" d="M15 17h18l3 20H12z" />
      <path className="fill-lamp stroke-none" d="M24 21c5 6 5 10 0 13-5-3-5-7 0-13" />
      <path d="M11 41h26" />
    </>,
  ],
  [
    300,
    <>
      <path
        className="stroke-positive"
        d="M24 24v18M24 36c-5 0-8-2-9-6 5 0 8 2 9 6M24 33c4 0 7-2 8-5-4 0-7 1-8 5"
      />
      <path
        className="fill-heart-soft"
        d="M24 8c3 0 4 3 3 5 2-1 5 0 5 3s-3 4-5 3c1 2 0 5-3 5s-4-3-3-5c-2 1-5 0-5-3s3-4 5-3c-1-2 0-5 3-5"
      />
      <circle className="fill-lamp stroke-none" cx="24" cy="16" r="3" />
    </>,
  ],
  [
    0,
    <>
      <path className="fill-surface" d="M10 20h24v12a8 8 0 0 1-8 8h-8a8 8 0 0 1-8-8z" />
      <path d="M34 23h3a4.5 4.5 0 0 1 0 9h-3" />
      <path className="stroke-lamp" d="M17 14c-2-2 2-4 0-6M25 14c-2-2 2-4 0-6" />
    </>,
  ],
];

function drawingOf(diamonds: number): ReactNode {
  return drawings.find(([from]) => diamonds >= from)?.[1];
}
