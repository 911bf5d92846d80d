import { LimitsForm } from './limits-form.tsx';
import { RenewalCalendar } from './renewal-calendar.tsx';
import { SpendingSummary } from './spending-summary.tsx';

export function SpendingOverview() {
  return (
    <div className="flex flex-col gap-10">
      <LimitsForm />
      <RenewalCalendar />
      <SpendingSummary />
    </div>
  );
}
