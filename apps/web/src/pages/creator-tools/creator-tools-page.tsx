import { Sprout } from 'lucide-react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import type { PageProps } from '../../lib/page-props.ts';
import { creatorTools, paths } from '../../lib/paths.ts';
import { AreaPage } from '../../ui/area-page.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** A creator's tools: the list and the one that is open, the first where both fit. */
export function CreatorToolsPage({ title, params }: PageProps) {
  const { t } = useTranslation();
  const asked = params.id ? 'lists' : params.page;
  const open = creatorTools.find((tool) => tool === asked) ?? creatorTools[0];
  const links = creatorTools.map((tool) => ({ path: paths.creatorTool(tool), label: t(`tools.${tool}`) }));
  return (
    <AreaPage title={t(title)} links={links} path={paths.creatorTool(open)} isIndex={!asked}>
      <EmptyState icon={<Sprout />} title={t(`tools.${open}`)} text={t('soon.text')} />
    </AreaPage>
  );
}
