import { creatorTools } from '@kindred/contract/all/app-routes';
import { Compass, Wrench } from 'lucide-react';
import { useUser } from '../../features/users/users.queries.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useNamePage } from '../../lib/navigation/page-name.ts';
import type { PageProps } from '../../lib/navigation/page-props.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { buttonClass } from '../../ui/controls/button.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { MasterDetailLayout } from '../../ui/layout/master-detail-layout.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { ToolContent } from './tool-content.tsx';

/** A creator's tools: the list and the one that is open, the first where both fit. */
export function CreatorToolsPage({ title, params }: PageProps) {
  const { t } = useTranslation();
  const user = useUser();
  const requestedTool = params.id ? 'lists' : params.page;
  const open = requestedTool ? creatorTools.find((tool) => tool === requestedTool) : creatorTools[0];
  useNamePage(requestedTool && open && t(`tools.${open}`));
  const links = creatorTools.map((tool) => ({ path: paths.creatorTool(tool), label: t(`tools.${tool}`) }));
  if (!user) {
    return (
      <Page title={t(title)} isWide>
        <Skeleton className="h-96 rounded-card" />
      </Page>
    );
  }
  if (user.is_creator !== 1) {
    return (
      <Page title={t(title)}>
        <ForCreators />
      </Page>
    );
  }
  return (
    <MasterDetailLayout
      title={t(title)}
      links={links}
      path={open && paths.creatorTool(open)}
      isIndex={!requestedTool}
    >
      {!open ? (
        <EmptyState icon={<Compass />} title={t('studio.unknown')} />
      ) : (
        <ToolContent tool={open} listId={params.id} />
      )}
    </MasterDetailLayout>
  );
}

function ForCreators() {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={<Wrench />}
      title={t('studio.fanTitle')}
      text={t('studio.fanText')}
      action={
        <Link to={paths.creatorOnboarding} className={buttonClass()}>
          {t('studio.become')}
        </Link>
      }
    />
  );
}
