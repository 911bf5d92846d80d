import type { ChatListItem } from '@kindred/contract/chat/calls';
import { FanChats } from '../../features/inbox/chats/fan-chats.tsx';
import { FanLabels } from '../../features/inbox/labels/fan-labels.tsx';
import { FanMemory } from '../../features/memory/fan-memory.tsx';

type FanNotesProps = { conversation: ChatListItem; hasChats?: boolean };

export function FanNotes({ conversation, hasChats = false }: FanNotesProps) {
  return (
    <>
      <FanLabels conversation={conversation} />
      {hasChats && <FanChats conversation={conversation} />}
      <FanMemory conversation={conversation} />
    </>
  );
}
