import type { ChatListItem } from '@kindred/contract/chat/calls';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Link } from '../../../ui/controls/link.tsx';
import { CountBadge } from '../../../ui/feedback/badge.tsx';
import { chatTitle } from '../chat-title.ts';
import { conversationPath } from '../conversation-id.ts';
import { previewText } from '../preview-text.ts';

type ChatLinkProps = { item: ChatListItem; isCurrent: boolean; onOpen?: (() => void) | undefined };

/** Opens one of several conversations with the same person: its name, its last words, what is unread. */
export function ChatLink({ item, isCurrent, onOpen }: ChatLinkProps) {
  const { t } = useTranslation();
  return (
    <Link
      to={conversationPath(item)}
      onClick={onOpen}
      aria-current={isCurrent ? 'page' : undefined}
      className="flex min-h-12 min-w-0 grow items-center gap-3 rounded-control px-2 py-1.5 hover:bg-sunken aria-[current]:bg-sunken"
    >
      <span className="min-w-0 grow">
        <span dir="auto" className="block truncate font-medium">
          {chatTitle(item) || t('chats.first')}
        </span>
        <span dir="auto" className="block truncate text-caption text-ink-soft">
          {previewText(item)}
        </span>
      </span>
      <CountBadge count={item.unread} label={t('nav.unread', { count: item.unread })} className="shrink-0" />
    </Link>
  );
}
