import type { ChatListItem } from '@kindred/contract/chat/calls';
import type { UserData } from '@kindred/contract/users/calls';
import { useQuery } from '@tanstack/react-query';
import { UserRoundSearch } from 'lucide-react';
import { conversationQuery } from '../../features/chat/chat.queries.ts';
import { FanChats } from '../../features/chat/chats/fan-chats.tsx';
import { insertText } from '../../features/chat/conversation/insert-text.ts';
import { FanLabels } from '../../features/chat/list/fan-labels.tsx';
import { fanPanelDialog } from '../../features/creator-tools/fan/fan-panel.dialog.ts';
import { FanPanel } from '../../features/creator-tools/fan/fan-panel.tsx';
import { FanMemory } from '../../features/memory/fan-memory.tsx';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useMediaQuery } from '../../lib/react/use-media-query.ts';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { openDialog } from '../../ui/overlay/dialogs.ts';

const isRoomFor = '(min-width: 85rem)';

/** Beside a conversation with a fan: what their creator knows of them, where there is room. */
export function FanAside({ id, chatNo, me }: { id: string; chatNo: number; me: UserData }) {
  const { t } = useTranslation();
  const isBeside = useMediaQuery(isRoomFor);
  const { data: conversation } = useQuery({ ...conversationQuery(id, me, chatNo), enabled: isBeside });
  if (!isBeside || conversation?.side !== 'creator' || conversation.is_closed === 1) return null;
  const { user_id: userId, nickname: name } = conversation;
  const title = t('fan.title', { name });
  return (
    <aside aria-label={title} className="w-80 shrink-0 overflow-y-auto border-line border-e px-5 pb-6">
      <h2 className="py-4 font-bold text-lead">{title}</h2>
      <FanPanel
        userId={userId}
        name={name}
        memory={
          <>
            <FanLabels conversation={conversation} />
            <FanChats conversation={conversation} />
            <FanMemory conversation={conversation} />
          </>
        }
        onInsert={(text) => insertText(conversation, text)}
      />
    </aside>
  );
}

/** Opens the same as a sheet where there is no room beside. */
export function FanPanelButton({ conversation }: { conversation: ChatListItem }) {
  const { t } = useTranslation();
  const isBeside = useMediaQuery(isRoomFor);
  if (isBeside || conversation.side !== 'creator') return null;
  const { user_id: userId, nickname: name } = conversation;
  const open = async () => {
    const text = await openDialog(fanPanelDialog, {
      userId,
      name,
      memory: (
        <>
          <FanLabels conversation={conversation} />
          <FanMemory conversation={conversation} />
        </>
      ),
    });
    if (text) insertText(conversation, text);
  };
  return (
    <IconButton
      label={t('fan.open')}
      icon={<UserRoundSearch className="size-5.5" />}
      onClick={() => void open()}
    />
  );
}
