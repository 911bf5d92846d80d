import type { ChatListItem, ConversationState } from '@kindred/contract/chat/calls';
import {
  Archive,
  ArchiveRestore,
  Bell,
  BellOff,
  Mail,
  MailOpen,
  Pin,
  PinOff,
  Tag,
  Trash2,
} from 'lucide-react';
import { call } from '../../../lib/call/call.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { openDialog } from '../../../ui/overlay/dialogs.ts';
import type { MenuEntry } from '../../../ui/overlay/menu.tsx';
import { conversationInput } from '../inbox.queries.ts';
import { labelsDialog } from '../labels/labels.dialog.ts';
import { clearConversationDialog } from './clear-conversation.dialog.ts';
import { useSetConversationState } from './use-conversation-state.ts';

export type ConversationAction = 'pin' | 'mute' | 'archive' | 'unread' | 'clear';

export function useConversationEntries(item: ChatListItem) {
  const { t } = useTranslation();
  const { mutate } = useSetConversationState();
  const set = (state: ConversationState) => mutate({ item, state });
  const isUnread = item.unread > 0 || item.is_marked_unread === 1;
  const isArchived = item.folder === 'archived';
  const act: Record<ConversationAction, () => void> = {
    pin: () => set({ is_pinned: item.is_pinned ? 0 : 1 }),
    mute: () => set({ notifications_off: item.notifications_off ? 0 : 1 }),
    archive: () => set({ is_archived: isArchived ? 0 : 1 }),
    unread: () => {
      if (isUnread) void call('readConversation', { ...conversationInput(item), seq: item.last_seq });
      else set({ is_marked_unread: 1 });
    },
    clear: () => void openDialog(clearConversationDialog, { item }),
  };
  const entries: MenuEntry[] = [
    {
      label: t(item.is_pinned ? 'inbox.unpin' : 'inbox.pin'),
      icon: item.is_pinned ? <PinOff aria-hidden="true" /> : <Pin aria-hidden="true" />,
      onSelect: act.pin,
    },
    {
      label: t(item.notifications_off ? 'inbox.unmute' : 'inbox.mute'),
      icon: item.notifications_off ? <Bell aria-hidden="true" /> : <BellOff aria-hidden="true" />,
      onSelect: act.mute,
    },
    {
      label: t(isArchived ? 'inbox.unarchive' : 'inbox.archive'),
      icon: isArchived ? <ArchiveRestore aria-hidden="true" /> : <Archive aria-hidden="true" />,
      onSelect: act.archive,
    },
    {
      label: t(isUnread ? 'inbox.markRead' : 'inbox.markUnread'),
      icon: isUnread ? <MailOpen aria-hidden="true" /> : <Mail aria-hidden="true" />,
      onSelect: act.unread,
    },
    {
      label: t('label.open'),
      icon: <Tag aria-hidden="true" />,
      onSelect: () => void openDialog(labelsDialog, { item }),
    },
    {
      label: t('inbox.clear'),
      icon: <Trash2 aria-hidden="true" />,
      isDanger: true,
      onSelect: act.clear,
    },
  ];
  return { act, entries };
}
