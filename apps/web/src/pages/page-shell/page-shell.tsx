import { Sprout } from 'lucide-react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import type { PageProps } from '../../lib/page-props.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page } from '../../ui/page.tsx';

/** A place that has nothing to show yet: its name and an honest word. */
export function PageShell({ title }: PageProps) {
  const { t } = useTranslation();
  return (
    <Page title={t(title)}>
      <EmptyState icon={<Sprout />} title={t('soon.title')} text={t('soon.text')} />
    </Page>
  );
}
