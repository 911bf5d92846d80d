import type { CreatorTool } from '@kindred/contract/wire/app-routes';
import { Percent } from 'lucide-react';
import { InsightsPanel } from '../../features/creator-tools/insights/insights-panel.tsx';
import { PeopleList } from '../../features/creator-tools/people/people-list.tsx';
import { PeopleLists } from '../../features/creator-tools/people/people-lists.tsx';
import { QueuePanel } from '../../features/creator-tools/queue/queue-panel.tsx';
import { VaultPanel } from '../../features/creator-tools/vault/vault-panel.tsx';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { buttonClass } from '../../ui/controls/button.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { CirclePage, InnerCircleLink, innerCircleList } from './inner-circle.tsx';
import { TrackingLinks } from './tracking-links.tsx';

/** What one tool shows. */
export function ToolContent({ tool, listId }: { tool: CreatorTool; listId: string | undefined }) {
  const { t } = useTranslation();
  if (tool === 'lists' && listId === innerCircleList) return <CirclePage />;
  if (tool === 'lists' && listId) return <PeopleList id={listId} />;
  return (
    <>
      <h2 className="mb-4 font-bold text-title">{t(`tools.${tool}`)}</h2>
      {tool === 'insights' && <InsightsPanel />}
      {tool === 'lists' && (
        <>
          <PeopleLists />
          <InnerCircleLink />
        </>
      )}
      {tool === 'promotions' && <Promotions />}
      {tool === 'queue' && <QueuePanel />}
      {tool === 'trackingLinks' && <TrackingLinks />}
      {tool === 'vault' && <VaultPanel />}
    </>
  );
}

function Promotions() {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={<Percent />}
      title={t('promotions.title')}
      text={t('promotions.text')}
      action={
        <Link to={paths.setting('creator-config/subscription')} className={buttonClass()}>
          {t('promotions.action')}
        </Link>
      }
    />
  );
}
