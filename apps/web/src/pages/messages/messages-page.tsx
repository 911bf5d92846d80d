import { Sprout } from 'lucide-react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page } from '../../ui/page.tsx';

export function MessagesPage() {
  const { t } = useTranslation();
  return (
    <Page title={t('nav.messages')}>
      <EmptyState icon={<Sprout />} title={t('soon.title')} text={t('soon.text')} />
    </Page>
  );
}
