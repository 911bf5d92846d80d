import { remindOfCharges } from '../../features/subscriptions/lifecycle/remind-of-charges.ts';
import type { TestApp } from '../app/start-test-app.ts';

/** Runs the hourly job that notifies fans of coming charges. */
export function remind({ context }: TestApp): Promise<void> {
  return remindOfCharges(context);
}
