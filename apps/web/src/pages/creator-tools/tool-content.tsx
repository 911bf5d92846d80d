import type { CreatorTool } from '@kindred/contract/all/app-routes';
import { CompanionUsage } from '../../features/ai-models/companion-usage.tsx';
import { BroadcastsPanel } from '../../features/creator-tools/broadcasts/broadcasts-panel.tsx';
import { InsightsPanel } from '../../features/creator-tools/insights/insights-panel.tsx';
import { OwnLists } from '../../features/creator-tools/lists/own-lists.tsx';
import { PeopleList } from '../../features/creator-tools/people/people-list.tsx';
import { PeopleLists } from '../../features/creator-tools/people/people-lists.tsx';
import { QueuePanel } from '../../features/creator-tools/queue/queue-panel.tsx';
import { VaultPanel } from '../../features/creator-tools/vault/vault-panel.tsx';
import { PromotionsPanel } from '../../features/offers/manage/promotions-panel.tsx';
import { TrackingPanel } from '../../features/tracking/tracking-panel.tsx';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { CirclePage, InnerCircleLink, innerCircleList } from './inner-circle.tsx';

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
          <OwnLists />
        </>
      )}
      {tool === 'broadcasts' && <BroadcastsPanel />}
      {tool === 'promotions' && <PromotionsPanel />}
      {tool === 'queue' && <QueuePanel />}
      {tool === 'trackingLinks' && <TrackingPanel />}
      {tool === 'usage' && <CompanionUsage />}
      {tool === 'vault' && <VaultPanel />}
    </>
  );
}
