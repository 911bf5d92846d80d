import { LimitsForm } from './limits-form.tsx';
import { RenewalCalendar } from './renewal-calendar.tsx';
import { SpendingSummary } from './spending-summary.tsx';

/** What somebody lets themselves spend, what comes next, and what it came to. */
export function SpendingOverview() {
  return (
    <div className="flex flex-col gap-10">
      <LimitsForm />
      <RenewalCalendar />
      <SpendingSummary />
    </div>
  );
}
