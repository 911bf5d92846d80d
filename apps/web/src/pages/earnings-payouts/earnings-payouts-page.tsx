import { EarningsList } from '../../features/earnings/earnings-list.tsx';
import { EarningsSummary } from '../../features/earnings/earnings-summary.tsx';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Page } from '../../ui/layout/page.tsx';

export function EarningsPayoutsPage() {
  const { t } = useTranslation();
  return (
    <Page title={t('nav.earnings')}>
      <div className="flex flex-col gap-10">
        <EarningsSummary />
        <EarningsList />
      </div>
    </Page>
  );
}
