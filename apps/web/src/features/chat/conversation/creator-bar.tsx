import type { ChatListItem } from '@kindred/contract/chat/calls';
import type { UserData } from '@kindred/contract/users/calls';
import { useState } from 'react';
import { BriefPanel } from '../brief/brief-panel.tsx';
import { BriefToggle } from '../brief/brief-toggle.tsx';
import { AnsweringBar } from './answering-bar.tsx';

type CreatorBarProps = { conversation: ChatListItem; defaultMode: UserData['chat_mode'] };

/** Above a conversation with a fan: who answers, and the brief, which is open where the companion has handed over. */
export function CreatorBar({ conversation, defaultMode }: CreatorBarProps) {
  const [asked, setAsked] = useState<boolean>();
  const isOpen = asked ?? conversation.handover !== null;
  return (
    <>
      <AnsweringBar
        conversation={conversation}
        defaultMode={defaultMode}
        brief={<BriefToggle isOpen={isOpen} onToggle={() => setAsked(!isOpen)} />}
      />
      {isOpen && <BriefPanel conversation={conversation} />}
    </>
  );
}
