import type { QueryClient } from '@tanstack/react-query';

const maxWaitMs = 3000;

/** Resolves when no question is open any more, or has been for too long. */
export function untilAnswered(client: QueryClient): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      stop();
      clearTimeout(patience);
      resolve();
    };
    const look = () => client.isFetching() === 0 && end();
    const patience = setTimeout(end, maxWaitMs);
    const stop = client.getQueryCache().subscribe(look);
    look();
  });
}
