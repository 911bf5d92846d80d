import type { TestApp } from '../app/start-test-app.ts';

/**
 * Moves the clock to the second day of the next month: the month cannot end during the test, and every month has that
 * day.
 */
export function beginMonth({ clock }: Pick<TestApp, 'clock'>): void {
  const now = clock.now();
  const second = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 2);
  clock.advance((second - now.getTime()) / 1000);
}
