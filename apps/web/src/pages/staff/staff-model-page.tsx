import { StaffModelPanel } from '../../features/ai-models/staff/staff-model-panel.tsx';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Page } from '../../ui/layout/page.tsx';

export function StaffModelPage() {
  const { t } = useTranslation();
  return (
    <Page title={t('staffModel.title')}>
      <StaffModelPanel />
    </Page>
  );
}
