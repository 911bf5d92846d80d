import { useEffect, useEffectEvent, useState } from 'react';

const thresholdPx = 140;

/**
 * Refreshes when a finger pulls the page down from its very top. `pulled` says how far, from 0 to 1, where letting go
 * refreshes. The browser's own reload by pulling is off meanwhile.
 */
export function usePullToRefresh(refresh: () => Promise<void>): { pulled: number; isRefreshing: boolean } {
  const [pulled, setPulled] = useState(0);
  const [isRefreshing, setRefreshing] = useState(false);
  const run = useEffectEvent(async () => {
    setRefreshing(true);
    await refresh().finally(() => setRefreshing(false));
  });

  useEffect(() => {
    let from: number | null = null;
    let share = 0;
    const pull = (next: number) => {
      if (next !== share) setPulled(next);
      share = next;
    };
    const begin = (event: TouchEvent) => {
      const isAlone = event.touches.length === 1 && !document.querySelector('[role=dialog]');
      from = isAlone && window.scrollY <= 0 ? (event.touches[0]?.clientY ?? null) : null;
    };
    const move = (event: TouchEvent) => {
      if (from === null) return;
      if (window.scrollY > 0) from = null;
      const distance = from === null ? 0 : (event.touches[0]?.clientY ?? from) - from;
      pull(Math.min(1, Math.max(0, distance / thresholdPx)));
    };
    const end = () => {
      if (share === 1) void run();
      from = null;
      pull(0);
    };
    const passive = { passive: true };
    const root = document.documentElement;
    root.style.overscrollBehaviorY = 'contain';
    window.addEventListener('touchstart', begin, passive);
    window.addEventListener('touchmove', move, passive);
    window.addEventListener('touchend', end);
    window.addEventListener('touchcancel', end);
    return () => {
      root.style.overscrollBehaviorY = '';
      window.removeEventListener('touchstart', begin);
      window.removeEventListener('touchmove', move);
      window.removeEventListener('touchend', end);
      window.removeEventListener('touchcancel', end);
    };
  }, []);
  return { pulled, isRefreshing };
}
