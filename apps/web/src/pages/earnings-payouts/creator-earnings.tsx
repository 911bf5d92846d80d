import { useQuery } from '@tanstack/react-query';
import { earningsSummaryQuery } from '../../features/earnings/earnings.queries.ts';
import { EarningsList } from '../../features/earnings/earnings-list.tsx';
import { EarningsSummary } from '../../features/earnings/earnings-summary.tsx';
import { Statements } from '../../features/earnings/statements.tsx';
import { PayoutList } from '../../features/payouts/payout-list.tsx';
import { PayoutPanel } from '../../features/payouts/payout-panel.tsx';
import { Panes } from '../../ui/layout/panes.tsx';

export function CreatorEarnings() {
  const { data } = useQuery(earningsSummaryQuery);
  return (
    <Panes
      lead={<EarningsSummary />}
      aside={
        <>
          {data && (
            <PayoutPanel
              funds={{
                availableUsdCents: data.available_usd_cents,
                inFlightUsdCents: data.in_flight_usd_cents,
                pendingDays: data.pending_days,
              }}
            />
          )}
          <PayoutList />
          <Statements />
        </>
      }
    >
      <EarningsList />
    </Panes>
  );
}
