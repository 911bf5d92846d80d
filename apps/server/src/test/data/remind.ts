import { remindOfCharges } from '../../features/subscriptions/lifecycle/remind-of-charges.ts';
import type { TestApp } from '../app/start-test-app.ts';

/** The hourly job that tells fans of what will be charged. */
export function remind({ context }: TestApp): Promise<void> {
  return remindOfCharges(context);
}
