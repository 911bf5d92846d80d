import type { MediaItem } from '@kindred/contract/media/calls';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { classNames } from '../../../ui/class-names.ts';
import { useArrowKeys } from './use-arrow-keys.ts';
import { useSlides } from './use-slides.ts';

type MediaCarouselProps = {
  label: string;
  items: readonly MediaItem[];
  startAt?: number;
  /** Turned with the arrow keys wherever the focus is inside. */
  takesArrowKeys?: boolean;
  renderItem: (item: MediaItem, index: number, isCurrent: boolean) => ReactNode;
  /** One more slide at the end. */
  last?: ReactNode;
};

/** Items side by side: swiped, or turned with the arrows. It fills its container. */
export function MediaCarousel({
  label,
  items,
  startAt = 0,
  takesArrowKeys = false,
  renderItem,
  last,
}: MediaCarouselProps) {
  const { t } = useTranslation();
  const total = items.length + (last ? 1 : 0);
  const { current, go, track } = useSlides(total, startAt);
  useArrowKeys(takesArrowKeys, (step) => go(current + step));
  return (
    <div
      role="group"
      aria-roledescription={t('post.carousel')}
      aria-label={label}
      // Pictures follow each other to the right in every language.
      dir="ltr"
      className="relative size-full"
    >
      <ul
        {...track}
        className="flex size-full snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none]"
      >
        {items.map((item, index) => (
          <li
            // Links change when they expire; the place does not.
            key={index}
            aria-label={t('post.itemOf', { at: index + 1, total })}
            inert={index !== current}
            className={slide}
          >
            {renderItem(item, index, index === current)}
          </li>
        ))}
        {last && (
          <li
            aria-label={t('post.itemOf', { at: total, total })}
            inert={current !== total - 1}
            className={slide}
          >
            {last}
          </li>
        )}
      </ul>
      {total > 1 && <CarouselControls current={current} total={total} onGo={go} />}
    </div>
  );
}

type CarouselControlsProps = { current: number; total: number; onGo: (index: number) => void };

function CarouselControls({ current, total, onGo }: CarouselControlsProps) {
  const { t } = useTranslation();
  return (
    <>
      <Arrow
        side="left"
        label={t('post.previousItem')}
        isHidden={current === 0}
        onClick={() => onGo(current - 1)}
      />
      <Arrow
        side="right"
        label={t('post.nextItem')}
        isHidden={current === total - 1}
        onClick={() => onGo(current + 1)}
      />
      <span
        aria-live="polite"
        className="pointer-events-none absolute top-3 right-3 rounded-full bg-black/55 px-2.5 py-1 font-semibold text-caption/none text-white tabular-nums"
      >
        <span aria-hidden="true">{`${current + 1}/${total}`}</span>
        <span className="sr-only">{t('post.itemOf', { at: current + 1, total })}</span>
      </span>
    </>
  );
}

const slide = 'relative size-full shrink-0 snap-center snap-always';

type ArrowProps = { side: 'left' | 'right'; label: string; isHidden: boolean; onClick: () => void };

function Arrow({ side, label, isHidden, onClick }: ArrowProps) {
  const Icon = side === 'left' ? ChevronLeft : ChevronRight;
  return (
    <button
      type="button"
      aria-label={label}
      disabled={isHidden}
      onClick={onClick}
      className={classNames(
        'absolute inset-y-0 my-auto grid size-11 place-items-center rounded-full bg-black/45 text-white backdrop-blur-sm',
        'transition hover:bg-black/65 focus-visible:outline-white disabled:invisible pointer-coarse:hidden',
        side === 'left' ? 'left-3' : 'right-3',
      )}
    >
      <Icon aria-hidden="true" className="size-6" />
    </button>
  );
}
