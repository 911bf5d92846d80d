import type { MediaItem } from '@kindred/contract/media/calls';
import { type MouseEvent, useRef, useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { classNames } from '../../../ui/class-names.ts';

type ZoomPictureProps = { item: MediaItem; label: string; isCurrent: boolean; onStale: () => void };

/** A whole picture. A click doubles it around that point and lets it be moved; another one shows it whole again. */
export function ZoomPicture({ item, label, isCurrent, onStale }: ZoomPictureProps) {
  const { t } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  const [isZoomed, setZoomed] = useState(false);
  const [isLoaded, setLoaded] = useState(false);
  const isLarge = isZoomed && isCurrent;
  const toggle = (event: MouseEvent) => {
    const { x, y } = pointOf(event);
    setZoomed(!isLarge);
    requestAnimationFrame(() => button.current?.parentElement?.scrollTo(x, y));
  };
  return (
    <div
      className={classNames('size-full', isLarge ? 'overflow-auto overscroll-contain' : 'overflow-hidden')}
    >
      <button
        ref={button}
        type="button"
        aria-label={t(isLarge ? 'post.zoomOut' : 'post.zoomIn', { picture: label })}
        onClick={toggle}
        className={classNames('block', isLarge ? 'size-[200%] cursor-zoom-out' : 'size-full cursor-zoom-in')}
      >
        <img
          src={item.url}
          alt=""
          onError={onStale}
          onLoad={() => setLoaded(true)}
          // Only until the picture is there: it is a little wider or higher, and would look out beside it.
          style={
            item.placeholder && !isLoaded ? { backgroundImage: `url("${item.placeholder}")` } : undefined
          }
          className="size-full bg-center bg-contain bg-no-repeat object-contain"
        />
      </button>
    </div>
  );
}

/** Where it was clicked; a key has no place, so it means the middle. */
function pointOf({ detail, clientX, clientY }: MouseEvent): { x: number; y: number } {
  return detail === 0 ? { x: innerWidth / 2, y: innerHeight / 2 } : { x: clientX, y: clientY };
}
