import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';

/**
 * A row that scrolls sideways where there is no room for all of it. An arrow stands at the side on which there is more.
 * The arrows are for the pointer alone: keys go through what is in the row, which follows them.
 */
export function ScrollRow({ children }: { children: ReactNode }) {
  const row = useRef<HTMLDivElement>(null);
  const [more, setMore] = useState({ before: false, after: false });
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const look = () => {
      // From right to left it counts below zero.
      const { scrollWidth, clientWidth } = element;
      const passed = Math.abs(element.scrollLeft);
      const before = passed > 1;
      const after = passed + clientWidth < scrollWidth - 1;
      setMore((edges) => (edges.before === before && edges.after === after ? edges : { before, after }));
    };
    const resizes = new ResizeObserver(look);
    resizes.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      resizes.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, []);
  const target = useRef<Element>(null);
  useEffect(() => {
    const current = row.current?.querySelector('[aria-current]') ?? null;
    if (current !== target.current) current?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
    target.current = current;
  });
  const turn = (direction: 1 | -1) => {
    if (!row.current) return;
    const ahead = getComputedStyle(row.current).direction === 'rtl' ? -1 : 1;
    row.current.scrollBy({ left: ahead * direction * row.current.clientWidth * 0.75, behavior: 'smooth' });
  };
  return (
    <div className="relative -mx-4">
      <div ref={row} className="scroll-px-14 overflow-x-auto px-4 [scrollbar-width:none]">
        {children}
      </div>
      {more.before && <Arrow side="before" onTurn={() => turn(-1)} />}
      {more.after && <Arrow side="after" onTurn={() => turn(1)} />}
    </div>
  );
}

function Arrow({ side, onTurn }: { side: 'before' | 'after'; onTurn: () => void }) {
  const Icon = side === 'before' ? ChevronLeft : ChevronRight;
  return (
    <button
      type="button"
      aria-hidden="true"
      tabIndex={-1}
      onClick={onTurn}
      className={classNames(
        'absolute inset-y-0 flex w-14 items-center text-ink',
        side === 'before'
          ? 'start-0 justify-start bg-linear-to-r from-canvas from-50% to-transparent ps-2 rtl:bg-linear-to-l'
          : 'end-0 justify-end bg-linear-to-l from-canvas from-50% to-transparent pe-2 rtl:bg-linear-to-r',
      )}
    >
      <Icon className="size-5" />
    </button>
  );
}
