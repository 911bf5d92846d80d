const firstPauseMs = 2000;
const maxPauseMs = 60_000;

/**
 * For `lazy`: loads code, and where that fails tries again, soon when the network is back. A part that cannot be had
 * yet keeps its fallback; a failure handed to React would take everything around it along. `onFailure` hears of the
 * first one, for parts that the person waits for.
 */
export function lazyWithRetry<Module>(
  load: () => Promise<Module>,
  onFailure?: () => void,
): () => Promise<Module> {
  return async () => {
    for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 2, maxPauseMs)) {
      try {
        return await load();
      } catch {
        if (pauseMs === firstPauseMs) onFailure?.();
        await nextChance(pauseMs);
      }
    }
  };
}

function nextChance(pauseMs: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, pauseMs);
    window.addEventListener('online', end);
  });
}
