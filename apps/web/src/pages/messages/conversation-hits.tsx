import { useInfiniteQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { searchPages } from '../../features/discover/discover.queries.ts';
import { ConversationResult } from '../../features/discover/search/conversation-result.tsx';
import { conversationPath } from '../../features/inbox/conversation-id.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { InfiniteList } from '../../ui/layout/infinite-list.tsx';

export function ConversationHits({ q }: { q: string }) {
  const { t } = useTranslation();
  const hits = useInfiniteQuery(searchPages(q, 'conversations'));
  return (
    <InfiniteList
      query={hits}
      empty={<EmptyState icon={<SearchX />} title={t('inbox.noHits')} text={t('inbox.noHitsText')} />}
    >
      {(items) => (
        <ul className="px-2 pb-4">
          {items.map((hit) => (
            <li key={conversationPath(hit, hit.seq)}>
              <ConversationResult hit={hit} typed={q} />
            </li>
          ))}
        </ul>
      )}
    </InfiniteList>
  );
}
