import { useEffect, useEffectEvent, useState } from 'react';

/** So many pixels before the end the next page is loaded: about three cards. */
const aheadPx = 2500;

/** Put the returned ref on what stands at the end of a list: `load` is called when it comes near. */
export function useInfiniteScroll(canLoad: boolean, load: () => void) {
  const [end, setEnd] = useState<HTMLElement | null>(null);
  const onNear = useEffectEvent(load);
  useEffect(() => {
    if (!canLoad || !end) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) onNear();
      },
      { rootMargin: `${aheadPx}px` },
    );
    observer.observe(end);
    return () => observer.disconnect();
  }, [canLoad, end]);
  return setEnd;
}
