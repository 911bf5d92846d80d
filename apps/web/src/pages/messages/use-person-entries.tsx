import type { ChatListItem } from '@kindred/contract/chat/calls';
import {
  Flag,
  Heart,
  MessageSquarePlus,
  MessageSquareWarning,
  MessagesSquare,
  VenetianMask,
} from 'lucide-react';
import { personaDialog } from '../../features/companion/personas/persona.dialog.ts';
import { chatsDialog, newChatDialog } from '../../features/inbox/chats/chats.dialog.ts';
import { peerName } from '../../features/inbox/peer-name.ts';
import { openIntimacy } from '../../features/intimacy/intimacy.dialog.ts';
import { usePrivacyEntries } from '../../features/privacy/use-privacy-entries.tsx';
import { useReport } from '../../features/privacy/use-report.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { openDialog } from '../../ui/overlay/dialogs.ts';
import { leaveConversation, personOf } from './conversation-person.ts';

/** What can be done with the other one of a conversation, by what it is about. */
export function usePersonEntries(conversation: ChatListItem) {
  const { t } = useTranslation();
  const isFan = conversation.side === 'fan';
  const fanEntries = useFanEntries(conversation);
  const intimacy = {
    label: t('intimacy.open', { level: conversation.intimacy.level }),
    icon: <Heart aria-hidden="true" />,
    onSelect: () => openIntimacy(conversation),
  };
  const newChat = {
    label: t('chats.new'),
    icon: <MessageSquarePlus aria-hidden="true" />,
    onSelect: () => void openDialog(newChatDialog, { conversation }),
  };
  const allChats = {
    label: t('chats.open'),
    icon: <MessagesSquare aria-hidden="true" />,
    onSelect: () => void openDialog(chatsDialog, { conversation }),
  };
  return {
    together: [intimacy, ...(isFan ? fanEntries : [])],
    chats: [...(isFan ? [newChat] : []), allChats],
    safety: useSafetyEntries(conversation),
  };
}

function useFanEntries(conversation: ChatListItem) {
  const { t } = useTranslation();
  return [
    {
      label: t('persona.open'),
      icon: <VenetianMask aria-hidden="true" />,
      onSelect: () => void openDialog(personaDialog, { conversation }),
    },
  ];
}

function useSafetyEntries(conversation: ChatListItem) {
  const { t } = useTranslation();
  const report = useReport();
  const { chat_no: chatNo } = conversation;
  const name = peerName(conversation);
  const id = personOf(conversation);
  const privacy = usePrivacyEntries({ id, name, onBlocked: leaveConversation });
  const reportAs = (kind: 'person' | 'conversation') => () =>
    report({ kind, id, name, chatNo, personId: id, onBlocked: leaveConversation });
  return [
    { label: t('report.person', { name }), icon: <Flag aria-hidden="true" />, onSelect: reportAs('person') },
    {
      label: t('report.conversation'),
      icon: <MessageSquareWarning aria-hidden="true" />,
      onSelect: reportAs('conversation'),
    },
    ...privacy,
  ];
}
