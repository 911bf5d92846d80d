import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Page } from '../../ui/layout/page.tsx';
import { CreatorEarnings } from './creator-earnings.tsx';

export function EarningsPayoutsPage() {
  const { t } = useTranslation();
  return (
    <Page title={t('nav.earnings')}>
      <CreatorEarnings />
    </Page>
  );
}
