import type { ChatListItem } from '@kindred/contract/chat/calls';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Inbox, MessageCircleOff, MessagesSquare, Tag } from 'lucide-react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { Button, buttonClass } from '../../../ui/controls/button.tsx';
import { Link } from '../../../ui/controls/link.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { InfiniteList } from '../../../ui/layout/infinite-list.tsx';
import { conversationPath } from '../conversation-id.ts';
import { conversationListQuery, type ListChoice } from '../inbox.queries.ts';
import { ConversationLine } from './conversation-line.tsx';
import { ConversationListSkeleton } from './conversation-list-skeleton.tsx';
import { onListKey } from './use-list-keys.ts';

type ConversationListProps = {
  /** The address of the one that is open. */
  currentPath: string | undefined;
  filter?: ListChoice;
};

export function ConversationList({ currentPath, filter = 'inbox' }: ConversationListProps) {
  const { t } = useTranslation();
  const conversations = useInfiniteQuery(conversationListQuery(filter));
  if (currentPath !== undefined && conversations.isError && !conversations.data)
    return <FailureBeside onRetry={() => void conversations.refetch()} />;
  return (
    <InfiniteList
      query={conversations}
      skeleton={<ConversationListSkeleton />}
      empty={filter === 'inbox' ? <NoConversations /> : <NothingUnderFilter filter={filter} />}
    >
      {(items) => (
        <nav aria-label={t('inbox.list')} onKeyDown={onListKey} className="px-2 pb-4">
          <Links items={items.filter(({ is_muted }) => is_muted === 0)} currentPath={currentPath} />
          <MutedFolder items={items.filter(({ is_muted }) => is_muted === 1)} currentPath={currentPath} />
        </nav>
      )}
    </InfiniteList>
  );
}

// Beside an open conversation, which says why when it cannot be had either.
function FailureBeside({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-col items-start gap-2 px-5 py-4">
      <p className="text-ink-soft">{t('error.title')}</p>
      <Button variant="secondary" size="small" onClick={onRetry}>
        {t('common.retry')}
      </Button>
    </div>
  );
}

type LinksProps = { items: readonly ChatListItem[]; currentPath: string | undefined };

function Links({ items, currentPath }: LinksProps) {
  return (
    <ul>
      {items.map((item) => (
        <ConversationLine
          key={conversationPath(item)}
          item={item}
          isCurrent={currentPath === conversationPath(item)}
        />
      ))}
    </ul>
  );
}

function MutedFolder({ items, currentPath }: LinksProps) {
  const { t } = useTranslation();
  if (items.length === 0) return null;
  return (
    <details className="mt-2 border-line border-t pt-2">
      <summary className="flex min-h-11 items-center gap-2 rounded-control px-3 text-ink-soft hover:bg-sunken">
        <MessageCircleOff aria-hidden="true" className="size-4.5" />
        {t('inbox.mutedCount', { count: items.length })}
      </summary>
      <Links items={items} currentPath={currentPath} />
    </details>
  );
}

function NoConversations() {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={<MessagesSquare />}
      title={t('inbox.empty')}
      text={t('inbox.emptyText')}
      action={
        <Link to={paths.discover} className={buttonClass('primary')}>
          {t('inbox.findCreators')}
        </Link>
      }
    />
  );
}

function NothingUnderFilter({ filter }: { filter: Exclude<ListChoice, 'inbox'> }) {
  const { t } = useTranslation();
  if (isLabel(filter))
    return <EmptyState icon={<Tag />} title={t('inbox.noneLabelled')} text={t('inbox.noneLabelledText')} />;
  return (
    <EmptyState icon={<Inbox />} title={t(`inbox.none.${filter}`)} text={t(`inbox.noneText.${filter}`)} />
  );
}

function isLabel(choice: ListChoice): choice is `label ${string}` {
  return choice.startsWith('label ');
}
