import type { ChatListItem } from '@kindred/contract/chat/calls';
import {
  Brain,
  Flag,
  Gem,
  MessageSquarePlus,
  MessageSquareWarning,
  MessagesSquare,
  VenetianMask,
} from 'lucide-react';
import { personaDialog } from '../../features/companion/personas/persona.dialog.ts';
import { boughtDialog } from '../../features/conversation/messages/media/bought.dialog.ts';
import { useHelpShown } from '../../features/conversation/use-help-shown.ts';
import { GiftButton } from '../../features/gifts/gift-button.tsx';
import { chatsDialog, newChatDialog } from '../../features/inbox/chats/chats.dialog.ts';
import { IntimacyButton } from '../../features/intimacy/intimacy-button.tsx';
import { memoryDialog } from '../../features/memory/memory.dialog.ts';
import { PrivacyMenu } from '../../features/privacy/privacy-menu.tsx';
import { useReport } from '../../features/privacy/use-report.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useMediaQuery } from '../../lib/react/use-media-query.ts';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { openDialog } from '../../ui/overlay/dialogs.ts';
import type { MenuEntry } from '../../ui/overlay/menu.tsx';
import { leaveConversation, personOf } from './conversation-person.ts';
import { FanPanelButton } from './fan-aside.tsx';

export function ConversationActions({ conversation }: { conversation: ChatListItem }) {
  const { t } = useTranslation();
  const isHelpShown = useHelpShown(conversation);
  // On a narrow phone the name comes first, and memory stands in the menu.
  const hasRoom = useMediaQuery('(min-width: 26rem)');
  const { side, char_id, nickname: name, avatar } = conversation;
  const more = useMenuEntries(conversation, hasRoom);
  return (
    <>
      {/* A creator is given gifts; they give none to their fans. Beside help nothing is sold. */}
      {side === 'fan' && !isHelpShown && (
        <GiftButton target={{ charId: char_id, chatNo: conversation.chat_no, name, avatar }} />
      )}
      {conversation.is_closed === 0 && <IntimacyButton conversation={conversation} />}
      {side === 'fan' && hasRoom && (
        <IconButton
          label={t('memory.open')}
          icon={<Brain className="size-5.5" />}
          onClick={() => void openDialog(memoryDialog, { conversation })}
        />
      )}
      <FanPanelButton conversation={conversation} />
      <PrivacyMenu id={personOf(conversation)} name={name} more={more} onBlocked={leaveConversation} />
    </>
  );
}

function useMenuEntries(conversation: ChatListItem, hasRoom: boolean): MenuEntry[] {
  const { t } = useTranslation();
  const report = useReport();
  const { side, nickname: name, chat_no: chatNo } = conversation;
  const id = personOf(conversation);
  const reportAs = (kind: 'person' | 'conversation') => () =>
    report({ kind, id, name, chatNo, personId: id, onBlocked: leaveConversation });
  const memory = {
    label: t('memory.open'),
    icon: <Brain aria-hidden="true" />,
    onSelect: () => void openDialog(memoryDialog, { conversation }),
  };
  const newChat = {
    label: t('chats.new'),
    icon: <MessageSquarePlus aria-hidden="true" />,
    onSelect: () => void openDialog(newChatDialog, { conversation }),
  };
  const chats = {
    label: t('chats.open'),
    icon: <MessagesSquare aria-hidden="true" />,
    onSelect: () => void openDialog(chatsDialog, { conversation }),
  };
  const persona = {
    label: t('persona.open'),
    icon: <VenetianMask aria-hidden="true" />,
    onSelect: () => void openDialog(personaDialog, { conversation }),
  };
  const bought = {
    label: t('messageMedia.bought'),
    icon: <Gem aria-hidden="true" />,
    onSelect: () => void openDialog(boughtDialog, {}),
  };
  const reports = [
    { label: t('report.person', { name }), icon: <Flag aria-hidden="true" />, onSelect: reportAs('person') },
    {
      label: t('report.conversation'),
      icon: <MessageSquareWarning aria-hidden="true" />,
      onSelect: reportAs('conversation'),
    },
  ];
  if (side === 'creator') return [chats, ...reports];
  return [
    ...(hasRoom ? [] : [memory]),
    ...(conversation.is_closed === 0 ? [newChat] : []),
    chats,
    persona,
    bought,
    ...reports,
  ];
}
