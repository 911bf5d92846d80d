import { Sprout } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page } from '../../ui/page.tsx';

export function HomePage() {
  const { t } = useTranslation();
  return (
    <Page title={t('nav.home')}>
      <EmptyState icon={<Sprout />} title={t('soon.title')} text={t('soon.text')} />
    </Page>
  );
}
