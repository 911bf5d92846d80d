import type { QueryClient } from '@tanstack/react-query';
import { afterPaint } from '../react/after-paint.ts';

const maxWaitMs = 3000;

/**
 * Resolves when no question is open any more, or has been for too long. An answer may lead to the next question as soon as
 * it is drawn, so that is waited for.
 */
export async function untilAnswered(client: QueryClient): Promise<void> {
  const end = performance.now() + maxWaitMs;
  do {
    await untilNoneIsOpen(client, end - performance.now());
    await afterPaint();
  } while (client.isFetching() > 0 && performance.now() < end);
}

function untilNoneIsOpen(client: QueryClient, maxMs: number): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      stop();
      clearTimeout(patience);
      resolve();
    };
    const look = () => client.isFetching() === 0 && finish();
    const patience = setTimeout(finish, maxMs);
    const stop = client.getQueryCache().subscribe(look);
    look();
  });
}
